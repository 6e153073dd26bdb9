/// The restoration settings of a responder. They are stored in a separate object, because few responders have any.
@MainActor final class RestorationSettings {
    var identifier: String?
    var type: (any UIViewControllerRestoration.Type)?
}

extension UIResponder {
    var restorationSettings: RestorationSettings {
        let settings = restoration ?? RestorationSettings()
        restoration = settings
        return settings
    }
}

extension UIViewController {
    /// The class that restores the controller at launch. With `nil`, the default, the app's delegate, existing
    /// controllers and the storyboard are tried in this order.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { restoration?.type }
        set { restorationSettings.type = newValue }
    }

    /// The restoration identifiers from the outermost container to this controller; `nil` if one is missing.
    var restorationPath: [String]? {
        guard let restorationIdentifier else { return nil }
        guard let parent else { return [restorationIdentifier] }
        return parent.restorationPath.map { $0 + [restorationIdentifier] }
    }
}
