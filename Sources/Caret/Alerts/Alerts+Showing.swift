/// What a button of `showAlert(title:message:file:line:configuration:)` does.
public typealias ResponseBlock = @MainActor () -> Void

/// Adds a button to the alert that is being made. It exists only in the closure that gets it: it cannot be kept.
public typealias AddButtonBlock = @MainActor (_ title: String, _ response: ResponseBlock?) -> Void

extension UIApplication {
    private static let alertsKey = UserInfoKey<UIApplication, Alerts>()

    /// The application's alerts.
    public var alerts: Alerts {
        if let alerts = userInfo[Self.alertsKey] { return alerts }
        let alerts = Alerts()
        userInfo[Self.alertsKey] = alerts
        Hooks.lastingStorage?.note(alerts)
        return alerts
    }
}

extension UIViewController {
    /// Shows an alert in the controller's scene; see ``Alerts/show(_:autoDismiss:)``.
    ///
    /// One with buttons goes without an answer when the controller has left for good: popped, dismissed, also with a container, or freed. One
    /// without buttons stays for its time.
    ///
    /// - Parameters:
    ///   - alert: its words and buttons.
    ///   - autoDismiss: after how much time an alert without buttons goes by itself; never for `nil`.
    @discardableResult public func show<Answer>(_ alert: Alert<Answer>, autoDismiss: Duration? = .seconds(2)) -> AlertHandle<Answer> {
        UIApplication.shared.alerts.show(alert, autoDismiss: autoDismiss, for: self)
    }

    /// Makes an alert, lets a closure add its buttons, and shows it; once, and in this order.
    ///
    /// ```swift
    /// showAlert(title: "Error", message: "Delete the data?") { addButton in
    ///     addButton("Yes") { model.erase() }
    ///     addButton("No", nil)
    /// }
    /// ```
    /// - Parameters:
    ///   - title: a line in bold.
    ///   - message: more words.
    ///   - file: where it is shown; leave it out.
    ///   - line: likewise.
    ///   - configuration: gets what adds a button; a button without a response only closes the alert. An alert without buttons goes after
    ///     two seconds.
    @discardableResult public func showAlert(
        title: String, message: String = "", file: String = #fileID, line: Int = #line,
        configuration: (_ addButton: AddButtonBlock) -> Void = { _ in }
    ) -> AlertHandle<Never> {
        var buttons: [AlertButton<Never>] = []
        configuration { title, response in buttons.append(AlertButton(title, file: file, line: line, action: response)) }
        return show(Alert(title, message, buttons: buttons))
    }
}
