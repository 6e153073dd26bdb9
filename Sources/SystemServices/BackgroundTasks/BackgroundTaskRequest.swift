import Foundation

/// A request of the app to be launched in the background.
public struct BackgroundTaskRequest: Hashable, Sendable {
    /// The kind of a task.
    public enum Kind: String, Sendable {
        /// A short task that fetches content: `BGAppRefreshTask`.
        case appRefresh
        /// A task that may take minutes: `BGProcessingTask`.
        case processing
    }

    /// The identifier of the task.
    public let identifier: String
    /// The kind of the task.
    public let kind: Kind
    /// The time before which the task is not launched; `nil` for no limit.
    public let earliestBeginDate: Date?
    /// Whether the task requires a network connection.
    public let requiresNetworkConnectivity: Bool
    /// Whether the task requires external power.
    public let requiresExternalPower: Bool

    package init(
        identifier: String, kind: Kind, earliestBeginDate: Date?, requiresNetworkConnectivity: Bool = false,
        requiresExternalPower: Bool = false
    ) {
        self.identifier = identifier
        self.kind = kind
        self.earliestBeginDate = earliestBeginDate
        self.requiresNetworkConnectivity = requiresNetworkConnectivity
        self.requiresExternalPower = requiresExternalPower
    }
}
