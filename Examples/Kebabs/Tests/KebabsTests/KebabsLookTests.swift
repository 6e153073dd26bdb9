import CaretTesting
import KebabsKit
import MapKit
import Testing
import UIKit

@testable import Kebabs

/// The app by keyboard, and in dark mode.
@MainActor @Suite(.app) struct KebabsLookTests {
    @Test func commandsFindAndSearchAgain() async throws {
        let (app, shops) = try await TestApp.kebabs()
        #expect(shops.map.becomeFirstResponder())
        await app.press("f", modifiers: .command)
        #expect(shops.list.searchBar.searchTextField.isFirstResponder)
        await app.press("r", modifiers: .command)
        await shops.task?.value
        try await app.settle()
        #expect(shops.round == 2 && shops.list.searchBar.text?.isEmpty != false)
    }

    @Test func darkScreensHaveADarkListAndMap() async throws {
        let (app, shops) = try await TestApp.kebabs(on: .standard.scale(1).dark)
        let map = shops.map.convert(shops.map.bounds, to: nil)
        let list = shops.list.convert(shops.list.bounds, to: nil)
        for point in [CGPoint(x: map.minX + 2, y: map.maxY - 3), CGPoint(x: list.minX + 2, y: list.maxY - 3)] {
            let pixel = try #require(try app.snapshot().pixel(at: point))
            #expect((0..<3).allSatisfy { pixel[$0] < 80 }, "\(point): \(pixel)")
        }
    }

    @Test func theListReplacesTheMapAboveTheKeyboard() async throws {
        let (app, shops) = try await TestApp.kebabs(on: .standard.scale(1).withDrawnKeyboard)
        let before = shops.list.frame
        shops.findShop()
        try await app.settle()
        let bottom = shops.list.frame.maxY
        #expect(shops.list.frame.minY == shops.map.frame.minY && bottom < before.maxY)
        #expect(shops.list.frame.height > 250, "there is no room for the shops: \(shops.list.frame)")
        shops.view.endEditing(true)
        try await app.settle()
        #expect(shops.list.frame == before && shops.map.frame.maxY == before.minY)
    }

    /// A phone in landscape with covered edges: the list beside the map, and all texts clear of the edges.
    @Test(arguments: [false, true]) func aPhoneInLandscapeShowsBothAndKeepsClearOfItsEdges(isDark: Bool) async throws {
        let phone = try #require(Device.named("iPhone 16")).scale(isDark ? 2 : 1)
        let (app, shops) = try await TestApp.kebabs(on: isDark ? phone.dark : phone)
        await app.rotate()
        try await app.settle()
        let covered = app.mainWindow.safeAreaInsets
        let screen = app.mainWindow.bounds
        #expect(covered.left > 40 && screen.width > screen.height)
        let map = shops.map.convert(shops.map.bounds, to: nil)
        let list = shops.list.convert(shops.list.bounds, to: nil)
        #expect(map.maxX == screen.maxX && map.minX == list.maxX && list.minX == 0 && map.maxY == screen.maxY && list.maxY == screen.maxY)
        let clear = screen.inset(by: covered)
        let field = shops.list.searchBar.searchTextField
        let cell = try #require(shops.list.table.visibleCells.first)
        let texts = [field, shops.list.summary] + labels(in: cell)
        for view in texts {
            let frame = view.convert(view.bounds, to: nil)
            #expect(frame.minX >= clear.minX && frame.maxX <= list.maxX, "\(view): \(frame)")
        }
        for cell in shops.list.table.visibleCells {
            let fitted = cell.systemLayoutSizeFitting(CGSize(width: cell.bounds.width, height: 0)).height
            #expect(abs(cell.bounds.height - fitted) < 1, "\(cell.frame), but its words need \(fitted)")
        }
        try picture(app, "side", isDark)
    }

    @Test(arguments: [false, true]) func theListOfShopsAtOnePlaceDistinguishesThem(isDark: Bool) async throws {
        let phone = try #require(Device.named("iPhone 16")).scale(isDark ? 2 : 1)
        let (app, shops) = try await TestApp.kebabs(on: isDark ? phone.dark : phone)
        let located = try #require(shops.report?.located)
        let place = try #require(located.first { $0.shop.hygiene == 5 }).place
        let several = [5, 1, nil, 3].compactMap { score in located.first { $0.shop.hygiene == score }?.shop }
        let pins = several.map { ShopAnnotation($0, at: place, isHighlighted: false) }
        shops.map.removeAnnotations(shops.map.annotations)
        shops.map.showAnnotations(pins, animated: false)
        try await app.settle()
        shops.map.selectAnnotation(try #require(shops.map.view(for: pins[0])?.cluster?.annotation), animated: false)
        try await app.settle()
        let choice = try #require(shops.presentedViewController as? UIAlertController)
        try picture(app, "choice", isDark)
        await app.rotate()
        try await app.settle()
        try picture(app, "choice-side", isDark)
        let titles = choice.actions.dropLast().compactMap(\.title)
        #expect(titles.count == 4 && titles[0].hasPrefix("1 · ") && titles[1].hasPrefix("3 · ") && titles[3].hasPrefix("– · "), "\(titles)")
        try await app.tap(.label(titles[0]))
        try await app.settle()
        #expect(shops.navigationController?.topViewController?.title == several[1].premises.name)
        try picture(app, "shop-side", isDark)
        await app.rotate()
        try await app.settle()
        try picture(app, "shop", isDark)
    }

    @Test func `M11 a long reason is shown completely`() async throws {
        let (app, shops) = try await TestApp.kebabs()
        let reason = "The list of premises was not found: " + String(repeating: "the service does not answer, ", count: 6)
        shops.list.showSummary(reason)
        try await app.settle()
        let summary = shops.list.summary
        let needed = summary.sizeThatFits(CGSize(width: summary.bounds.width, height: .greatestFiniteMagnitude)).height
        #expect(summary.bounds.height >= needed && needed > 40 && shops.list.table.frame.minY >= summary.frame.maxY)
        for cell in shops.list.table.visibleCells {
            #expect((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryTextProperties.numberOfLines == 0)
        }
    }

    @Test func `M11 all pins are completely on the map after a rotation`() async throws {
        let phone = try #require(Device.named("iPhone 16")).scale(1)
        let (app, shops) = try await TestApp.kebabs(on: phone)
        for _ in 0..<2 {
            await app.rotate()
            try await app.settle()
            for pin in shops.map.annotations where pin is ShopAnnotation {
                guard let view = shops.map.view(for: pin), !view.isHidden, view.alpha > 0, view.cluster == nil else { continue }
                let frame = view.convert(view.bounds, to: shops.map)
                #expect(shops.map.bounds.contains(frame), "\(pin.title ?? nil ?? ""): \(frame)")
            }
        }
    }

    private func labels(in view: UIView) -> [UIView] { view.subviews.flatMap { $0 is UILabel ? [$0] : labels(in: $0) } }

    /// Writes a picture of the screen into the folder of the environment variable `CARET_PICTURES`, if it is set.
    private func picture(_ app: TestApp, _ name: String, _ isDark: Bool) throws {
        guard let folder = ProcessInfo.processInfo.environment["CARET_PICTURES"] else { return }
        try app.snapshot().write(to: "\(folder)/\(name)-\(isDark ? "dark" : "light").png")
    }
}
