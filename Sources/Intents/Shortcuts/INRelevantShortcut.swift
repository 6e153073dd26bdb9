public import CoreLocation
internal import SystemServices
internal import UIKitCore

/// A condition under which a shortcut is relevant. The superclass of all conditions.
///
/// - Source: https://developer.apple.com/documentation/intents/inrelevanceprovider
open class INRelevanceProvider: NSObject {}

/// The condition of a time.
open class INDateRelevanceProvider: INRelevanceProvider {
    /// The beginning.
    public let startDate: Date
    /// The end; `nil` for a moment.
    public let endDate: Date?

    /// Creates a condition.
    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }
}

/// The condition of a situation of the day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    /// A situation of the day.
    public enum Situation: Int, Sendable {
        /// In the morning.
        case morning = 0
        /// In the evening.
        case evening = 1
        /// At home.
        case home = 2
        /// At work.
        case work = 3
        /// At school.
        case school = 4
        /// In the gym.
        case gym = 5
        /// On the way.
        case commute = 6
        /// When headphones are connected.
        case headphonesConnected = 7
        /// During a workout.
        case activeWorkout = 8
        /// With little physical activity.
        case physicalActivityIncomplete = 9
    }

    /// The situation.
    public let situation: Situation

    /// Creates a condition.
    public init(situation: Situation) {
        self.situation = situation
        super.init()
    }
}

/// The condition of a place.
open class INLocationRelevanceProvider: INRelevanceProvider {
    /// The place.
    public let region: CLRegion

    /// Creates a condition.
    public init(region: CLRegion) {
        self.region = region
        super.init()
    }
}

/// A shortcut that is relevant under some conditions.
///
/// - Source: https://developer.apple.com/documentation/intents/inrelevantshortcut
// Unchecked: a shortcut is configured before it is passed to the store. The framework only reads it afterwards.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    /// The role of a shortcut.
    public enum Role: Int, Sendable {
        /// The shortcut performs an action.
        case action = 0
        /// The shortcut shows information.
        case information = 1
    }

    /// The shortcut.
    public let shortcut: INShortcut
    /// The conditions; empty by default.
    open var relevanceProviders: [INRelevanceProvider] = []
    /// The role; `.action` by default.
    open var shortcutRole = Role.action

    /// Creates a relevant shortcut.
    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

/// The relevant shortcuts of the app, which are recorded in `app.system.intents.relevantShortcuts`.
///
/// - Source: https://developer.apple.com/documentation/intents/inrelevantshortcutstore
// Unchecked: the class has no stored properties.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    /// The store of the app.
    public static let `default` = INRelevantShortcutStore()

    private override init() { super.init() }

    /// Replaces the relevant shortcuts.
    ///
    /// - Parameters:
    ///   - shortcuts: The shortcuts.
    ///   - completionHandler: Called on a background queue, with `nil`.
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        MainQueue.run("the relevant shortcuts") {
            SystemServices.current.intents.setShortcuts(.relevant, shortcuts.map(\.shortcut.offered))
            if let completionHandler { IntentsQueue.run { completionHandler(nil) } }
        }
    }
}
