/// A question of the system to the person at the window.
package struct SystemAlert {
    /// A button.
    package struct Button {
        package let title: String
        package let style: UIAlertAction.Style

        package init(_ title: String, style: UIAlertAction.Style = .default) {
            self.title = title
            self.style = style
        }
    }

    package let title: String?
    package let message: String?
    package let buttons: [Button]
    /// The index of the button in bold; `nil` for the one that cancels.
    package let preferredButton: Int?

    /// Creates an alert.
    ///
    /// - Parameter buttons: The buttons, at least one.
    package init(title: String?, message: String?, buttons: [Button], preferredButton: Int? = nil) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.preferredButton = preferredButton
    }
}
