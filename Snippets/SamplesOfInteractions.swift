// The samples of interactions, bar button items and the keyboard, each in a context that makes it compile.

import Caret
import UIKit

@MainActor final class List {
    var count = 0
    func add() { count += 1 }
    func makeItem() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .add, self) { list in list.add() }
    }
}

@MainActor final class Editor {
    func save() {}
    func makeItem() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .save, self, call: Editor.save)
    }
}

@MainActor final class Letter {
    func send() {}
    func makeItems() -> [UIBarButtonItem] {
        [
            UIBarButtonItem(title: "Send", self) { letter in letter.send() },
            UIBarButtonItem(title: "Send", self, call: Letter.send),
        ]
    }
}

@MainActor func load(_ items: [UIDragItem]) {}
@MainActor func open(_ item: (any UILargeContentViewerItem)?) {}

@MainActor func addInteractions(to view: UIView, session: UIFindSession?) {
    let (board, chart, card, page, button, photo, bar) = (view, view, view, view, view, view, view)
    let (menu, provider) = (UIMenu(children: []), NSItemProvider())
    board.addInteraction(UIDropInteraction { session in load(session.items) })
    chart.addInteraction(UIToolTipInteraction { point in UIToolTipConfiguration(toolTip: "\(point.x)") })
    card.addInteraction(UIContextMenuInteraction { _ in UIContextMenuConfiguration(actionProvider: { _ in menu }) })
    page.addInteraction(UIEditMenuInteraction { request in UIMenu(children: request.suggestedActions) })
    button.addInteraction(UIPointerInteraction { _ in .hidden() })
    photo.addInteraction(UIDragInteraction { _ in [UIDragItem(itemProvider: provider)] })
    bar.addInteraction(UILargeContentViewerInteraction { end in open(end.item) })
    page.addInteraction(UIFindInteraction { _ in session })
}

final class Screen: UIViewController {
    let (board, chart, card, page, button, photo, bar) = (UIView(), UIView(), UIView(), UIView(), UIView(), UIView(), UIView())
    lazy var bottom = board.bottomAnchor.constraint(equalTo: view.bottomAnchor)

    func load(_ items: [UIDragItem]) {}
    func open(_ item: (any UILargeContentViewerItem)?) {}
    func toolTip(at point: CGPoint) -> UIToolTipConfiguration? { UIToolTipConfiguration(toolTip: "\(point.x)") }
    func menu(at point: CGPoint) -> UIContextMenuConfiguration? { nil }
    func menu(_ actions: [UIMenuElement]) -> UIMenu? { UIMenu(children: actions) }
    func style(in region: UIPointerRegion) -> UIPointerStyle? { .hidden() }
    func items(of session: any UIDragSession) -> [UIDragItem] { [] }
    func session(for view: UIView) -> UIFindSession? { nil }

    func addInteractions() {
        board.addInteraction(UIDropInteraction(self) { screen, session in screen.load(session.items) })
        chart.addInteraction(UIToolTipInteraction(self) { screen, point in screen.toolTip(at: point) })
        card.addInteraction(UIContextMenuInteraction(self) { screen, point in screen.menu(at: point) })
        page.addInteraction(UIEditMenuInteraction(self) { screen, request in screen.menu(request.suggestedActions) })
        button.addInteraction(UIPointerInteraction(self) { screen, region in screen.style(in: region) })
        photo.addInteraction(UIDragInteraction(self) { screen, session in screen.items(of: session) })
        bar.addInteraction(UILargeContentViewerInteraction(self) { screen, end in screen.open(end.item) })
        page.addInteraction(UIFindInteraction(self) { screen, view in screen.session(for: view) })
    }

    func followKeyboard() {
        on(.keyboard, self) { screen, keyboard in
            screen.bottom.constant = -keyboard.coveredHeight
            keyboard.animate { [view = screen.view] in view?.layoutIfNeeded() }
        }
    }
}

let screen = Screen()
screen.addInteractions()
screen.followKeyboard()
addInteractions(to: screen.card, session: nil)
print(screen.card.interactions.count, screen.page.interactions.count)
let items = [List().makeItem(), Editor().makeItem()] + Letter().makeItems()
print(items.count)
