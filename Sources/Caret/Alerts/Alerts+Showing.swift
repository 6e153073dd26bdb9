/// The handler of a button of `showAlert(title:message:file:line:configuration:)`.
public typealias ResponseBlock = @MainActor () -> Void

/// Adds a button to the alert under construction. The closure is valid only during the call that receives it.
public typealias AddButtonBlock = @MainActor (_ title: String, _ response: ResponseBlock?) -> Void

extension UIApplication {
    private static let alertsKey = UserInfoKey<UIApplication, Alerts>()

    /// The application's alerts.
    public var alerts: Alerts {
        if let alerts = userInfo[Self.alertsKey] { return alerts }
        let alerts = Alerts()
        userInfo[Self.alertsKey] = alerts
        Hooks.globalHandlerStorage?.register(alerts)
        return alerts
    }
}

extension UIViewController {
    /// Shows an alert in the controller's scene; see ``Alerts/show(_:autoDismiss:)``.
    ///
    /// An alert with buttons ends without an answer when the controller is popped, dismissed, removed with its
    /// container, or deallocated. An alert without buttons stays until its countdown has elapsed.
    ///
    /// If the controller is in no window yet, the alert appears as soon as the controller, or its container, is in one.
    /// An alert with buttons of a controller that is in no hierarchy two frames later ends without an answer.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - autoDismiss: The time after which an alert without buttons dismisses itself; two seconds by default, `nil`
    ///     for never.
    ///   - source: The view or bar button item at which an action sheet points on a tablet. By default `nil`: the sheet
    ///     is in the middle of the screen.
    @discardableResult public func show<Answer>(
        _ alert: Alert<Answer>, autoDismiss: Duration? = .seconds(2), from source: (any UIPopoverPresentationControllerSourceItem)? = nil
    ) -> AlertHandle<Answer> {
        UIApplication.shared.alerts.show(alert, AlertOptions(autoDismiss: autoDismiss, presenter: self, source: source))
    }

    /// Makes an alert, calls a closure that adds its buttons, and shows the alert.
    ///
    /// ```swift
    /// showAlert(title: "Error", message: "Delete the data?") { addButton in
    ///     addButton("Yes") { model.erase() }
    ///     addButton("No", nil)
    /// }
    /// ```
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - configuration: A closure that receives a function for adding buttons; called once, before the alert is
    ///     shown. A button without a response only closes the alert. An alert without buttons dismisses itself after
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
