/// What is said of a responder for being kept from one run to the next; few say anything.
@MainActor final class RestorationFacts {
    var identifier: String?
    var type: (any UIViewControllerRestoration.Type)?
}

extension UIResponder {
    var restorationFacts: RestorationFacts {
        let facts = restoration ?? RestorationFacts()
        restoration = facts
        return facts
    }
}

extension UIViewController {
    /// Who makes the controller again when the app starts with what was kept; `nil`, the default, has the app's delegate asked, and then what
    /// is there already and the storyboard looked through.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { restoration?.type }
        set { restorationFacts.type = newValue }
    }

    /// The identifiers from the outermost container inwards; `nil` where one of them has none.
    var restorationPath: [String]? {
        guard let restorationIdentifier else { return nil }
        guard let parent else { return [restorationIdentifier] }
        return parent.restorationPath.map { $0 + [restorationIdentifier] }
    }
}
