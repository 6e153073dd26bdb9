import Caret
import CaretTesting
import Testing

@testable import UIKitCore

/// Choosing a font from a list.
@MainActor @Suite(.app) struct FontPickerTests {
    private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
        var log: [String] = []
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    }

    private let listener = Listener()

    private func presented(_ picker: UIFontPickerViewController, on device: Device = .standard) async throws -> TestApp {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device)
        picker.delegate = listener
        root.present(picker, animated: false)
        try await app.settle()
        return app
    }

    private func list(_ picker: UIFontPickerViewController) throws -> FontListController {
        let navigation = try #require(picker.children.first as? UINavigationController)
        return try #require(navigation.topViewController as? FontListController)
    }

    private func titles(_ list: FontListController) -> [String] {
        (0..<list.tableView.numberOfRows(inSection: 0)).compactMap {
            let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0))
            return (cell.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    private func choose(_ title: String, in list: FontListController) throws {
        let row = try #require(titles(list).firstIndex(of: title))
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test func `G20 a family is selected, and the picker is dismissed`() async throws {
        let picker = UIFontPickerViewController()
        let app = try await presented(picker)
        let list = try list(picker)
        #expect(titles(list) == UIFont.familyNames.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
        let family = try #require(UIFont.familyNames.last)
        var picks = 0
        picker.on(.didPickFont) { picks += 1 }
        try choose(family, in: list)
        try await app.settle()
        #expect(picks == 1)
        #expect(picker.presentingViewController == nil && listener.log.count == 1)
        #expect(picker.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 12).familyName } == family)
    }

    @Test func `G20 a face of a family is selected from a second list`() async throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        #expect(picker.configuration.includeFaces, "the picker has a copy")
        let app = try await presented(picker)
        let family = try #require(FontFamily.all(having: []).first { $0.faces.count > 1 })
        try choose(family.name, in: list(picker))
        try await app.settle()
        #expect(listener.log.isEmpty)
        let faces = try list(picker)
        #expect(faces.title == family.name && titles(faces) == family.faces.map(\.style))
        let face = try #require(family.faces.last)
        faces.tableView(faces.tableView, didSelectRowAt: IndexPath(row: family.faces.count - 1, section: 0))
        try await app.settle()
        #expect(listener.log == [face.postscriptName])
    }

    @Test func `G20 traits filter the families, and a text searches them`() async throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        let picker = UIFontPickerViewController(configuration: configuration)
        let app = try await presented(picker)
        let list = try list(picker)
        let all = titles(list)
        #expect(!all.isEmpty && all.count < UIFont.familyNames.count)
        let word = String(try #require(all.last).suffix(4))
        list.navigationItem.searchController?.searchBar.text = word
        if let search = list.navigationItem.searchController { list.updateSearchResults(for: search) }
        #expect(titles(list) == all.filter { $0.localizedStandardContains(word) })
        list.navigationItem.searchController?.searchBar.text = "no such font"
        if let search = list.navigationItem.searchController { list.updateSearchResults(for: search) }
        #expect(titles(list).isEmpty && list.tableView.backgroundView != nil)
        withExtendedLifetime(app) {}
    }

    @Test func `G20 cancelling notifies the delegate after the picker is dismissed`() async throws {
        let picker = UIFontPickerViewController()
        let app = try await presented(picker)
        let cancel = try #require(try list(picker).navigationItem.leftBarButtonItem?.currentButton)
        await app.tap(at: cancel.convert(CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY), to: nil))
        try await app.settle()
        #expect(listener.log == ["cancel"] && picker.presentingViewController == nil && picker.selectedFontDescriptor == nil)
    }

    @Test func `G20 names are shown in their own fonts, and the selected one is marked`() async throws {
        let family = try #require(FontFamily.all(having: .traitMonoSpace).first)
        let picker = UIFontPickerViewController()
        picker.selectedFontDescriptor = family.descriptor
        _ = try await presented(picker)
        let list = try list(picker)
        let row = try #require(titles(list).firstIndex(of: family.name))
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0))
        let look = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(cell.accessoryType == .checkmark && look.textProperties.font.fontName == family.regular?.postscriptName)
        #expect(list.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: row, section: 0)) == true, "it is scrolled to")
        let plain = UIFontPickerViewController.Configuration()
        plain.displayUsingSystemFont = true
        let other = UIFontPickerViewController(configuration: plain)
        other.selectedFontDescriptor = try #require(family.faces.last).descriptor
        _ = try await presented(other)
        let first = try self.list(other)
        #expect(first.tableView(first.tableView, cellForRowAt: IndexPath(row: row, section: 0)).accessoryType == .checkmark)
        let font =
            (first.tableView(first.tableView, cellForRowAt: IndexPath(row: 0, section: 0)).contentConfiguration
            as? UIListContentConfiguration)?.textProperties.font
        #expect(font?.familyName == UIFont.systemFont(ofSize: 19).familyName)
    }
}
