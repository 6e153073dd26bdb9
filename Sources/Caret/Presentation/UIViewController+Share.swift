extension UIViewController {
    /// Shows the share sheet, and waits until the chosen activity has ended.
    ///
    /// ```swift
    /// if let activity = try await share([report, url], from: shareButton) { model.log(activity) }
    /// ```
    ///
    /// If this controller is busy, because it presents another controller or takes part in a transition, the sheet
    /// appears afterwards. The sheet is dismissed when the task is cancelled, and when this controller leaves.
    ///
    /// - Parameters:
    ///   - items: The items to share: texts, URLs, images, and ``ActivityItem`` values.
    ///   - source: The view or bar button item at which the sheet points on a tablet. By default `nil`: the sheet is in
    ///     the middle of the screen.
    ///   - activities: The app's activities; none by default.
    ///   - excluded: The types of activities that are not offered; none by default.
    /// - Returns: The type of the activity that was completed; `nil` if the user closed the sheet.
    /// - Throws: The error of the activity.
    @discardableResult public func share(
        _ items: [Any], from source: (any UIPopoverPresentationControllerSourceItem)? = nil, activities: [UIActivity] = [],
        excluding excluded: [UIActivity.ActivityType] = []
    ) async throws -> UIActivity.ActivityType? {
        let result = await AwaitedPresentation<Result<UIActivity.ActivityType?, any Error>>.run(by: self) { [weak self] finish in
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
            if !excluded.isEmpty { sheet.excludedActivityTypes = excluded }
            sheet.completionWithItemsHandler = { type, isCompleted, _, error in
                finish(error.map { .failure($0) } ?? .success(isCompleted ? type : nil))
            }
            if let self { sheet.point(at: source, over: self) }
            return sheet
        }
        return try result?.get()
    }

    /// Sets the source of a controller that is a popover on a tablet. Without a source, the popover is in the middle of
    /// the presenting controller.
    func point(at source: (any UIPopoverPresentationControllerSourceItem)?, over presenter: UIViewController) {
        guard let popover = popoverPresentationController else { return }
        if let source {
            popover.sourceItem = source
        } else {
            popover.sourceView = presenter.view
            popover.permittedArrowDirections = []
        }
    }
}
