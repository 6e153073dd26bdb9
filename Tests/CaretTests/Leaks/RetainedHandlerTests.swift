import Caret
import CaretTesting
import Testing

/// The places that an audit searches: interactions, bar items, and forms.
@MainActor @Suite(.app) struct RetainedHandlerTests {
    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var count = 0
        var form: Form<Model>?
    }
    private final class Model { var name = "" }

    private static let file = "CaretTests/RetainedHandlerTests.swift"

    private func leakSite(_ connect: @MainActor (Screen) -> Void) -> String? {
        leakAudit {
            let screen = Screen()
            screen.view.addSubview(screen.button)
            connect(screen)
            return screen
        }?.guilty
    }

    @Test func handlersOfInteractionsAreFound() {
        final class Drags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
            func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }
        }
        let edit = leakSite { screen in
            let interaction = UIEditMenuInteraction(delegate: nil)
            screen.button.addInteraction(interaction)
            interaction.on(.willPresentMenu) { _ in screen.count += 1 }
        }
        let editLine = #line - 2
        let drag = leakSite { screen in
            let interaction = UIDragInteraction(delegate: Drags())
            screen.view.addInteraction(interaction)
            interaction.on(.sessionWillBegin) { _ in screen.count += 1 }
        }
        let dragLine = #line - 2
        let drop = leakSite { screen in
            let interaction = UIDropInteraction(delegate: Drags())
            screen.view.addInteraction(interaction)
            interaction.on(.sessionDidEnter) { _ in screen.count += 1 }
        }
        let dropLine = #line - 2
        #expect([edit, drag, drop] == [editLine, dragLine, dropLine].map { "\(Self.file):\($0)" })
    }

    @Test func handlersOfBarItemsAreFound() {
        let title = leakSite { screen in
            let control = UISegmentedControl(items: ["A", "B"])
            screen.navigationItem.titleView = control
            control.on(.valueChanged) { _ in screen.count += 1 }
        }
        let titleLine = #line - 2
        let search = leakSite { screen in
            let controller = UISearchController(searchResultsController: nil)
            screen.navigationItem.searchController = controller
            controller.on(.update) { screen.count += 1 }
        }
        let searchLine = #line - 2
        let bar = leakSite { screen in
            let controller = UISearchController(searchResultsController: nil)
            screen.navigationItem.searchController = controller
            controller.searchBar.on(.textDidChange) { _ in screen.count += 1 }
        }
        let barLine = #line - 2
        #expect([title, search, bar] == [titleLine, searchLine, barLine].map { "\(Self.file):\($0)" })
    }

    @Test func aFormThatTheScreenRetainsIsFoundByItsLine() {
        let form = leakSite { screen in
            let table = UITableView()
            screen.view.addSubview(table)
            let form = Form(of: Model()) { Fields { Field(text: "Name", \.name).hidden { _ in screen.count > 0 } } }
            screen.form = form
            table.show(form)
        }
        #expect(form == "\(Self.file):\(#line - 4)", "\(String(describing: form))")
    }
}
