import Foundation

/// Keeps the first responder of a table view, with its cell, above the keyboard.
///
/// The table view of a `UITableViewController` has the inset of its controller. Other table views receive one here.
@MainActor final class TableKeyboard {
    private weak var table: UITableView?
    private var addedInset: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    /// The distance of the first responder from the keyboard, in points.
    private static let margin: CGFloat = 8

    isolated deinit { stop() }

    /// Begins to observe the keyboard.
    func start(for table: UITableView) {
        stop()
        self.table = table
        observe(UIResponder.keyboardWillShowNotification) { $0[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        observe(UIResponder.keyboardWillHideNotification) { _ in nil }
    }

    /// Scrolls to the cell of the first responder, if the keyboard or an edge covers it.
    func reveal() {
        guard let table else { return }
        table.layoutIfNeeded()
        guard let cell = table.visibleCells.first(where: \.containsFirstResponder) else { return }
        table.scrollRectToVisible(cell.frame.insetBy(dx: 0, dy: -Self.margin), animated: true)
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        setInset(0)
    }

    private func observe(_ name: Notification.Name, _ endFrame: @escaping @Sendable ([AnyHashable: Any]) -> CGRect?) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let frame = endFrame(notification.userInfo ?? [:])
                // Keyboard notifications are posted on the main actor.
                MainActor.assumeIsolated { self?.keyboardWillChange(frame) }
            })
    }

    private func keyboardWillChange(_ frame: CGRect?) {
        guard let table, let window = table.window else { return setInset(0) }
        guard let frame else { return setInset(0) }
        if (table.next as? UITableViewController)?.tableView !== table {
            let covered = table.convert(table.bounds, to: window).maxY - window.convert(frame.origin, from: UIWindow?.none).y
            setInset(max(0, covered - table.safeAreaInsets.bottom))
        }
        reveal()
    }

    private func setInset(_ inset: CGFloat) {
        guard let table, inset != addedInset else { return }
        table.contentInset.bottom += inset - addedInset
        table.verticalScrollIndicatorInsets.bottom += inset - addedInset
        addedInset = inset
    }
}

extension Hooks {
    /// Keeps the first responder of a table view, with its cell, above the keyboard.
    ///
    /// - Returns: A closure that scrolls to the first responder, and one that ends the observation of the keyboard.
    static func avoidKeyboard(in table: UITableView) -> (reveal: @MainActor () -> Void, stop: @MainActor () -> Void) {
        let keyboard = TableKeyboard()
        keyboard.start(for: table)
        return ({ keyboard.reveal() }, { keyboard.stop() })
    }
}

extension UIView {
    /// Whether the view or one of its descendants is the first responder.
    fileprivate var containsFirstResponder: Bool { isFirstResponder || subviews.contains(where: \.containsFirstResponder) }
}
