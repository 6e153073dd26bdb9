extension UIViewController {
    /// Shows an alert with a progress while a task runs, and waits for the result of the task.
    ///
    /// ```swift
    /// let pages = try await showProgress("Exporting", cancel: "Stop") { [model] progress in
    ///     try await model.export { fraction in progress.fraction = fraction }
    /// }
    /// ```
    ///
    /// The alert is dismissed when the task ends. The task is cancelled when the user presses the button, and when the
    /// waiting task is cancelled or the controller leaves. The alert then disappears at once. A task that ignores its
    /// cancellation continues without the alert, and this method waits for it.
    ///
    /// - Parameters:
    ///   - title: The title, in bold.
    ///   - message: The message below the title; empty by default.
    ///   - cancel: The title of the button that cancels the task; "Cancel" by default, `nil` for no button.
    ///   - priority: The priority among other alerts; `.normal` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The task, which receives the progress of the alert; retained until the task has ended.
    /// - Returns: The result of the task.
    /// - Throws: The error of the task.
    public func showProgress<Value: Sendable, Failure: Error>(
        _ title: String, _ message: String = "", cancel: String? = "Cancel", priority: AlertPriority = .normal, file: String = #fileID,
        line: Int = #line, _ body: @escaping @MainActor (AlertProgress) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let progress = AlertProgress()
        let work = RetainedClosure(SourceLocation(file, line), body)
        Hooks.userInfoStorage(of: self).register(work)
        let task = Task { @MainActor () -> Result<Value, Failure> in
            do throws(Failure) { return .success(try await body(progress)) } catch { return .failure(error) }
        }
        let buttons: [AlertButton<Never>] = cancel.map { [AlertButton($0, .cancel)] } ?? []
        let options = AlertOptions(presenter: self, accessory: progress.view) { task.cancel() }
        let handle = UIApplication.shared.alerts.show(Alert(title, message, priority: priority, buttons: buttons), options)
        let removeObservers = observe(.presence, begin: {}, finish: { task.cancel() })
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
            Task { @MainActor in handle.dismiss() }
        }
        removeObservers()
        handle.dismiss()
        withExtendedLifetime(work) {}
        return try result.get()
    }
}
