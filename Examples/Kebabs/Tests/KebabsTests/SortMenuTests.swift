import CaretTesting
import KebabsKit
import Testing
import UIKit

@testable import Kebabs

/// The menu that sorts the list.
@MainActor @Suite(.app) struct SortMenuTests {
    private func names(_ shops: ShopsViewController) -> [String?] {
        let table = shops.list.table
        return (0..<6).map { row in
            (table.cellForRow(at: IndexPath(row: row, section: 0))?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    private func first(_ shops: ShopsViewController) throws -> UIListContentConfiguration {
        let cell = try #require(shops.list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        return try #require(cell.contentConfiguration as? UIListContentConfiguration)
    }

    /// Opens the menu and chooses the first or the last of the rows with a title.
    private func choose(_ title: String, last: Bool = false, _ app: TestApp) async throws {
        try await app.tap("Sort")
        try await app.settle()
        let rows = app.all(.label(title))
        let frame = try #require(last ? rows.last : rows.first).frame
        await app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try await app.settle()
    }

    @Test(arguments: [false, true]) func `R32 the list is sorted by a menu in the bar`(isDark: Bool) async throws {
        let device = Device.standard.scale(isDark ? 2 : 1)
        let (app, shops) = try await TestApp.kebabs(on: isDark ? device.dark : device)
        let report = try #require(shops.report)
        try await app.tap("Sort")
        try await app.settle()
        try picture(app, "sort-menu", isDark)
        await app.tap(at: CGPoint(x: 195, y: 820))
        try await app.settle()
        #expect(shops.sort == ShopSort())

        try await choose("Name", app)
        #expect(shops.sort == ShopSort(.name))
        #expect(names(shops) == ShopSort(.name).sorted(report.shops, from: report.start).prefix(6).map(\.premises.name))
        try await choose("Distance", last: true, app)
        #expect(shops.sort == ShopSort(.name, then: .distance))
        #expect(try first(shops).secondaryText?.hasSuffix(" m") == true)
        try await choose("Distance", app)
        #expect(shops.sort == ShopSort(.distance))
        let nearest = try #require(report.located.min { $0.place.distance(to: report.start) < $1.place.distance(to: report.start) })
        #expect(try first(shops).text == nearest.shop.premises.name && app.diagnostics.isEmpty)
        try await app.tap("Sort")
        try await app.settle()
        try picture(app, "sorted-by-distance", isDark)
    }

    @Test func `R32 the menu marks the keys, and offers no key twice`() async throws {
        let (_, shops) = try await TestApp.kebabs()
        shops.sort = ShopSort(.distance, then: .score)
        let menus = try #require(shops.navigationItem.leftBarButtonItem?.menu).children.compactMap { $0 as? UIMenu }
        #expect(menus.map(\.title) == ["Sort by", "Then by"])
        #expect(
            menus.map { $0.children.map(\.title) } == [
                ["Lowest Score", "Name", "Distance"], ["Nothing else", "Lowest Score", "Name"],
            ])
        #expect(menus.map { $0.selectedElements.map(\.title) } == [["Distance"], ["Lowest Score"]])
    }

    @Test func `R32 the search field, the highlights and another search keep the order`() async throws {
        let (app, shops) = try await TestApp.kebabs()
        let highlighted = shops.report?.highlighted
        shops.list.table.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
        shops.sort = ShopSort(.name)
        try await app.settle()
        #expect(shops.list.table.contentOffset.y <= 0, "the list does not begin with its first shop")
        shops.list.searchBar.becomeFirstResponder()
        await app.type("palace")
        try await app.settle()
        let found = names(shops).compactMap { $0 }
        #expect(found.allSatisfy { $0.contains("Palace") } && found == found.sorted() && !found.isEmpty)
        shops.begin()
        await shops.task?.value
        try await app.settle()
        #expect(names(shops).compactMap { $0 } == found && shops.report?.highlighted == highlighted && shops.sort == ShopSort(.name))
    }

    /// Writes a picture of the screen into the folder of the environment variable `CARET_PICTURES`, if it is set.
    private func picture(_ app: TestApp, _ name: String, _ isDark: Bool) throws {
        guard let folder = ProcessInfo.processInfo.environment["CARET_PICTURES"] else { return }
        try app.snapshot().write(to: "\(folder)/\(name)-\(isDark ? "dark" : "light").png")
    }
}
