import Foundation

/// What a person is doing, so that it can be gone on with later.
///
/// A scene's delegate hands one out in ``UISceneDelegate/stateRestorationActivity(for:)``; the next run of the app finds it in
/// ``UISceneSession/stateRestorationActivity``.
/// > Difference from Apple: activities go to no other device, and no search finds them.
/// - Source: https://developer.apple.com/documentation/foundation/nsuseractivity
@preconcurrency @MainActor open class NSUserActivity: NSObject {
    /// What kind of activity it is; reverse domain names are usual.
    public let activityType: String
    /// What a person would call it; `nil` by default.
    open var title: String?
    /// What is needed to go on: texts, numbers, `Bool`, `Date`, `Data`, `URL`, and arrays and dictionaries of these, by texts. `nil` by
    /// default. What is of another type is reported when the activity is kept, and left out. Whole numbers of all kinds come back as `Int`,
    /// others as `Double`.
    open var userInfo: [AnyHashable: Any]?
    /// A page of the web about the same; `nil` by default.
    open var webpageURL: URL?
    /// What the activity is about, for the app; `nil` by default.
    open var targetContentIdentifier: String?
    /// Whether ``userInfo`` has to be brought up to date before the activity is kept: the delegate is asked, and the responders whose
    /// ``UIResponder/userActivity`` it is.
    open var needsSave = false
    package final let hub = DelegateHub<any NSUserActivityDelegate>()
    /// What the closure layer keeps with the activity; freed with it.
    package final var companion: AnyObject?

    /// Hears that the activity is about to be kept; held weakly. `nil` by default.
    open weak var delegate: (any NSUserActivityDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Makes an activity of a type, which must not be empty.
    public init(activityType: String) {
        precondition(!activityType.isEmpty, "NSUserActivity: the type is \"\". Name it, such as com.example.app.reading.")
        self.activityType = activityType
        super.init()
    }

    /// Adds values, in place of those that have the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

/// Hears of an activity. The method is optional.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsuseractivitydelegate
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be kept, and ``NSUserActivity/needsSave``: the moment to bring it up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The type of activities that are a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
