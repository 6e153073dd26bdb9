extension UIScene {
    /// Saves the activity that the scene's delegate provides.
    func saveState() {
        guard let store = ApplicationHost.current?.sceneStore else { return }
        let activity = hub.value(nil) { $0.stateRestorationActivity(for: self) }
        activity.map(updateBeforeSaving)
        session.stateRestorationActivity = activity
        // The scene's identifier is saved even without an activity.
        var savedState: [String: Any] = ["identifier": session.persistentIdentifier]
        savedState["activity"] = activity?.saved { report($0, $1, "the activity \(activity?.activityType ?? "")") }
        savedState["userInfo"] = session.userInfo.map { values in
            var result: [String: Any] = [:]
            for (key, value) in values {
                result[key] = NSUserActivity.propertyListValue(value)
                if result[key] == nil { report(key, type(of: value), "the session's userInfo") }
            }
            return result
        }
        store.save(savedState, of: session.storeKey)
    }

    private func report(_ key: String, _ type: Any.Type, _ source: String) {
        Diagnostics.report(
            "scene.restoration",
            "\(key) of \(source) is a \(type), which cannot be saved. Use texts, numbers, Bool, Date, Data, URL, and arrays and "
                + "dictionaries of these.")
    }

    /// Notifies the delegates and responders that update an activity before it is saved.
    private func updateBeforeSaving(_ activity: NSUserActivity) {
        guard activity.needsSave else { return }
        activity.needsSave = false
        activity.hub.notify { $0.userActivityWillSave(activity) }
        if userActivity === activity { updateUserActivityState(activity) }
        for window in (self as? UIWindowScene)?.windows ?? [] { window.notifyResponders(of: activity) }
        hub.notify { $0.scene(self, didUpdate: activity) }
    }

    /// Passes the restored activity to the delegate. Called when the scene's windows exist.
    func restoreState() {
        guard let activity = session.stateRestorationActivity else { return }
        hub.notify { $0.scene(self, restoreInteractionStateWith: activity) }
    }
}

extension UIView {
    /// Notifies the views and controllers whose `userActivity` is the activity, from the outermost to the innermost.
    fileprivate func notifyResponders(of activity: NSUserActivity) {
        if let controller = next as? UIViewController, controller.userActivity === activity { controller.updateUserActivityState(activity) }
        if userActivity === activity { updateUserActivityState(activity) }
        for view in subviews { view.notifyResponders(of: activity) }
    }
}
