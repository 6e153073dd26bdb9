import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore
@testable import UIKitEngines

/// Colour wells, and the picker that they present.
@MainActor @Suite(.app) struct UIColorWellTests {
    final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var calls: [String] = []
        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
            calls.append("\(ColorChoice(color).hex) \(continuously)")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { calls.append("finished") }
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { calls.append("selected") }
    }

    private func opened(_ color: UIColor? = .red) async throws -> (app: TestApp, well: UIColorWell) {
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        well.selectedColor = color
        well.accessibilityLabel = "Well"
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(well)
            return controller
        })
        try await app.tap("Well")
        try await app.settle()
        return (app, well)
    }

    @Test func aWellShowsItsColourAndHasItsSize() {
        let well = UIColorWell()
        #expect(well.bounds.size == CGSize(width: 28, height: 28) && well.selectedColor == nil && well.supportsAlpha)
        well.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(well.accessibilityValue == "#FF8000")
    }

    @Test func aCellOfTheGridIsSelected() async throws {
        let (app, well) = try await opened()
        var count = 0
        well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let grid = try app.find(.identifier("ColorGrid")).frame
        await app.tap(at: CGPoint(x: grid.minX + grid.width / 24 * 3, y: grid.minY + grid.height / 20 * 11))
        try await app.settle()
        let expected = ColorGrid.color(column: 1, row: 5)
        #expect(well.selectedColor.map { ColorChoice($0).hex } == expected.hex && count >= 1)
        await app.press(.escape)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func theOpacityIsSelected() async throws {
        let (app, well) = try await opened()
        let slider = try app.find("Opacity").frame
        await app.drag(from: CGPoint(x: slider.maxX - 18, y: slider.midY), to: CGPoint(x: slider.midX, y: slider.midY))
        try await app.settle()
        let alpha = try #require(well.selectedColor).cgColor.alpha
        #expect(abs(alpha - 0.5) < 0.02)
        well.supportsAlpha = false
        try await app.settle()
        #expect(!app.exists("Opacity"))
    }

    @Test func aNumberAndSixDigitsAreTyped() async throws {
        let (app, well) = try await opened(.black)
        try await app.tap("Sliders")
        try await app.settle()
        try await app.tap(.label("sRGB Hex Color"))
        await app.press(.end)
        for _ in 0..<6 { await app.press(.delete) }
        await app.type("12AB3C")
        await app.press(.return)
        try await app.settle()
        #expect(well.selectedColor.map { ColorChoice($0).hex } == "12AB3C")
    }

    @Test func theDelegateIsNotifiedOfChoicesAndOfTheEnd() async throws {
        let listener = Listener()
        let picker = UIColorPickerViewController()
        picker.delegate = listener
        picker.selectedColor = .green
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.present(picker, animated: true)
        try await app.settle()
        #expect(listener.calls.isEmpty)
        let grid = try app.find(.identifier("ColorGrid")).frame
        await app.tap(at: CGPoint(x: grid.minX + 4, y: grid.minY + 4))
        #expect(Array(listener.calls.suffix(2)) == ["FFFFFF false", "selected"])
        try await app.tap("Close")
        try await app.settle()
        #expect(listener.calls.last == "finished" && root.presentedViewController == nil)
    }

    private func presented(_ color: UIColor, _ listener: Listener) async throws -> (TestApp, UIViewController, UIColorPickerViewController)
    {
        let picker = UIColorPickerViewController()
        picker.delegate = listener
        picker.selectedColor = color
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.present(picker, animated: true)
        try await app.settle()
        return (app, root, picker)
    }

    @Test(arguments: [("Grid", "ColorGrid"), ("Spectrum", "ColorSpectrum")])
    func aDragSelectsAndDoesNotMoveTheSheet(_ way: String, _ identifier: String) async throws {
        let listener = Listener()
        let (app, root, picker) = try await presented(.green, listener)
        try await app.tap(.label(way))
        try await app.settle()
        let place = try app.find(.identifier(identifier)).frame
        await app.drag(from: CGPoint(x: place.midX, y: place.minY + 20), to: CGPoint(x: place.midX, y: place.minY + 220))
        try await app.settle()
        #expect(root.presentedViewController === picker)
        #expect(listener.calls.contains { $0.hasSuffix("true") } && listener.calls.last == "selected")
        #expect(listener.calls.dropLast().last?.hasSuffix("false") == true)
    }

    @Test func aComponentThatIsOnlyDisplayedKeepsItsFraction() async throws {
        let listener = Listener()
        let (app, _, picker) = try await presented(UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), listener)
        try await app.tap("Sliders")
        try await app.settle()
        try await app.tap(.label("sRGB Hex Color"))
        await app.press(.return)
        try await app.settle()
        #expect(listener.calls.isEmpty && ColorChoice(picker.selectedColor).red == 0.5)
    }

    @Test func aSelectionInOneTabIsShownInTheOthers() async throws {
        let listener = Listener()
        let (app, _, _) = try await presented(.green, listener)
        let grid = try app.find(.identifier("ColorGrid")).frame
        await app.tap(at: CGPoint(x: grid.minX + 4, y: grid.minY + 4))
        try await app.tap("Sliders")
        try await app.settle()
        #expect(try (app.find(.label("sRGB Hex Color")).view as? UITextField)?.text == "FFFFFF")
    }
}
