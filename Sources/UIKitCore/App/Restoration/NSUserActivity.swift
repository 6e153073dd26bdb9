import Foundation

/// An activity of the user that can be continued later.
///
/// A scene's delegate returns an activity from ``UISceneDelegate/stateRestorationActivity(for:)``. The next run of
/// the app finds the activity in ``UISceneSession/stateRestorationActivity``.
/// > Difference from Apple: activities are not handed off to other devices, and are not searchable.
/// - Source: https://developer.apple.com/documentation/foundation/nsuseractivity
@preconcurrency @MainActor open class NSUserActivity: NSObject {
    /// The type of the activity, usually in reverse domain name notation.
    public let activityType: String
    /// The title of the activity for the user; `nil` by default.
    open var title: String?
    /// The data for continuing the activity; `nil` by default. Values are strings, numbers, `Bool`, `Date`, `Data`,
    /// `URL`, and arrays and dictionaries of these; keys are strings. Values of other types are reported and omitted
    /// when the activity is saved. Integers are restored as `Int`, other numbers as `Double`.
    open var userInfo: [AnyHashable: Any]?
    /// The web page with the same content; `nil` by default.
    open var webpageURL: URL?
    /// An identifier of the content for the app; `nil` by default.
    open var targetContentIdentifier: String?
    /// Whether ``userInfo`` must be updated before the activity is saved. If so, the delegate and the responders
    /// whose ``UIResponder/userActivity`` is this activity are notified before it is saved.
    open var needsSave = false
    package final let hub = DelegateHub<any NSUserActivityDelegate>()
    /// An object that the closure-based API associates with the activity. The activity retains the object.
    package final var associatedObject: AnyObject?

    /// The delegate, which is notified before the activity is saved. Held weakly; `nil` by default.
    open weak var delegate: (any NSUserActivityDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Creates an activity of a type, which must not be empty.
    public init(activityType: String) {
        precondition(!activityType.isEmpty, "NSUserActivity: the type is \"\". Name it, such as com.example.app.reading.")
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to ``userInfo``. Existing entries with the same keys are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

/// Is notified before an activity is saved. The method is optional.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsuseractivitydelegate
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before an activity with ``NSUserActivity/needsSave`` is saved, to update the activity.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The type of activities that represent a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
