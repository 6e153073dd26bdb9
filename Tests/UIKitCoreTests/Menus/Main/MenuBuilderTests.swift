import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Changes of a menu tree by a builder.
@MainActor @Suite(.app) struct MenuBuilderTests {
    private static func builder() async throws -> MenuBuilder {
        _ = try await TestApp.launch(showing: { UIViewController() })
        return MenuBuilder(system: .main, root: MainMenu.standard())
    }

    private func names(_ menu: UIMenu?) -> [String] {
        (menu?.children ?? []).map { ($0 as? UIMenu)?.identifier.rawValue.split(separator: ".").last.map(String.init) ?? $0.title }
    }

    private let extra = UIMenu(title: "Extra", identifier: UIMenu.Identifier("extra"))

    @Test func theStandardMenusExist() async throws {
        let builder = try await Self.builder()
        #expect(names(builder.menu(for: .root)) == ["application", "file", "edit", "format", "view", "window", "help"])
        #expect(names(builder.menu(for: .undoRedo)) == ["Undo", "Redo"])
        #expect(names(builder.menu(for: .standardEdit)) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
        #expect(builder.menu(for: .sidebar)?.options == .displayInline)
        #expect(builder.menu(for: UIMenu.Identifier("unknown")) == nil)
    }

    @Test func menusAreInsertedBesideAndInsideOthers() async throws {
        let builder = try await Self.builder()
        builder.insertSibling(extra, beforeMenu: .file)
        #expect(names(builder.root).prefix(3) == ["application", "extra", "file"])
        builder.remove(menu: extra.identifier)
        builder.insertSibling(extra, afterMenu: .print)
        #expect(names(builder.menu(for: .file)).suffix(2) == ["print", "extra"])
        builder.remove(menu: extra.identifier)
        builder.insertChild(extra, atStartOfMenu: .help)
        #expect(names(builder.menu(for: .help)) == ["extra"])
        builder.remove(menu: extra.identifier)
        builder.insertChild(extra, atEndOfMenu: .edit)
        #expect(names(builder.menu(for: .edit)).last == "extra")
        builder.insertChild(UIMenu(identifier: UIMenu.Identifier("lost")), atEndOfMenu: UIMenu.Identifier("unknown"))
        #expect(builder.menu(for: UIMenu.Identifier("lost")) == nil)
    }

    @Test func menusAreReplacedWholeOrInPart() async throws {
        let builder = try await Self.builder()
        builder.replace(menu: .format, with: extra)
        #expect(names(builder.root)[3] == "extra" && builder.menu(for: .font) == nil)
        builder.replaceChildren(ofMenu: .undoRedo) { $0.reversed() }
        #expect(names(builder.menu(for: .undoRedo)) == ["Redo", "Undo"])
        builder.replace(menu: .root, with: UIMenu(identifier: .root, children: [extra]))
        #expect(names(builder.root) == ["extra"])
    }

    @Test func actionsAndCommandsAreFound() async throws {
        let builder = try await Self.builder()
        let action = UIAction(title: "Do", identifier: UIAction.Identifier("do")) { _ in }
        let selector = Selector("zoom:")
        let commands = [1, 2].map { UICommand(title: "Zoom \($0)", action: selector, propertyList: ["factor": $0]) }
        builder.insertChild(UIMenu(children: [action] + commands), atEndOfMenu: .view)
        #expect(builder.action(for: UIAction.Identifier("do")) === action)
        #expect(builder.command(for: selector) === commands[0])
        #expect(builder.command(for: selector, propertyList: ["factor": 2]) === commands[1])
        #expect(builder.command(for: selector, propertyList: ["factor": 3]) == nil)
    }

    @Test func insertingAnExistingIdentifierIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            let builder = try await MenuBuilderTests.builder()
            await MainActor.run { builder.insertChild(UIMenu(identifier: .file), atEndOfMenu: .edit) }
        }
        await #expect(processExitsWith: .failure) {
            let builder = try await MenuBuilderTests.builder()
            await MainActor.run {
                let copy = UIKeyCommand(title: "Clone", action: Selector("clone:"), input: "C", modifierFlags: .command)
                builder.insertChild(UIMenu(children: [copy]), atEndOfMenu: .edit)
            }
        }
    }

    @Test(arguments: [1, 4, 64]) func configurationsAreEqualIfTheirElementsAre(count: Int) {
        let list = (0..<count).map { ["n": $0, "s": "x"] as [String: Any] }
        #expect(MenuTree.areSame(list, list) && !MenuTree.areSame(list, list.dropLast() + [["n": -1, "s": "x"]]))
        #expect(!MenuTree.areSame(list, nil) && MenuTree.areSame(nil, nil))
    }
}
