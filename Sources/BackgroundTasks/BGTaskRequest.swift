internal import SystemServices

/// A request to launch the app in the background. Use a subclass.
///
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest
open class BGTaskRequest: NSObject, NSCopying {
    /// The identifier of the task, which Info.plist contains in `BGTaskSchedulerPermittedIdentifiers`.
    public final let identifier: String
    /// The time before which the task is not launched; `nil`, no limit, by default.
    open var earliestBeginDate: Date?

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// The value for the scheduler.
    var request: BackgroundTaskRequest {
        BackgroundTaskRequest(identifier: identifier, kind: .appRefresh, earliestBeginDate: earliestBeginDate)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { Self.make(request) }

    static func make(_ request: BackgroundTaskRequest) -> BGTaskRequest {
        switch request.kind {
        case .appRefresh:
            let copy = BGAppRefreshTaskRequest(identifier: request.identifier)
            copy.earliestBeginDate = request.earliestBeginDate
            return copy
        case .processing:
            let copy = BGProcessingTaskRequest(identifier: request.identifier)
            copy.earliestBeginDate = request.earliestBeginDate
            copy.requiresNetworkConnectivity = request.requiresNetworkConnectivity
            copy.requiresExternalPower = request.requiresExternalPower
            return copy
        }
    }
}
