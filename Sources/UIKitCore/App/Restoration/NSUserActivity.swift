import Foundation

/// An activity of the user that can be continued later.
///
/// A scene's delegate returns an activity from ``UISceneDelegate/stateRestorationActivity(for:)``. The next run of
/// the app finds the activity in ``UISceneSession/stateRestorationActivity``.
/// An activity that becomes current is recorded in `app.system.intents.activities`, with its eligibility. A test and
/// the panel "System" select such an activity, and the app continues it.
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
    /// Words that help to find the activity; empty by default.
    open var keywords: Set<String> = []
    /// The keys of ``userInfo`` that are necessary for continuing the activity; `nil`, the default, for all.
    open var requiredUserInfoKeys: Set<String>?
    /// The time after which the activity is of no use; `nil`, the default, for no limit.
    open var expirationDate: Date?
    /// The web page that led to ``webpageURL``; `nil` by default.
    open var referrerURL: URL?
    /// Whether the activity may be continued on another device; `true` by default.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found in searches; `false` by default.
    open var isEligibleForSearch = false
    /// Whether the system may suggest the activity; `false` by default.
    open var isEligibleForPrediction = false
    /// The identifier by which the app deletes the activity; `nil` by default.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// Whether the app ended the activity by ``invalidate()``.
    final var isInvalid = false
    /// The phrase that the app suggests for the user's voice. The module `Intents` makes the property public.
    package final var invocationPhrase: String?
    /// The interaction that led to the activity. The module `Intents` makes the property public.
    package final var interactionObject: AnyObject?
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

/// The identifier by which an app deletes an activity.
public typealias NSUserActivityPersistentIdentifier = String

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
