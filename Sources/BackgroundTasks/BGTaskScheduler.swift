internal import CoreGraphics
public import Dispatch
internal import Preconditions
internal import SystemServices
internal import UIKitCore

/// The scheduler of tasks that launch the app in the background.
///
/// While the app is in the background, a task is launched at its earliest begin date on the frame clock. A test
/// launches a task with `app.system.backgroundTasks.launch("…")`.
/// > Difference from Apple: requests are lost at the end of the program, which the system does not launch.
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
// Unchecked: the class has no stored properties. All state is in a service, which a lock guards.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The scheduler of the app.
    public class var shared: BGTaskScheduler { instance }
    private static let instance = BGTaskScheduler()

    /// The queue of launch handlers that the app registered without a queue.
    private static let defaultQueue = DispatchQueue(label: "com.apple.BackgroundTasks.launch")

    private override init() { super.init() }

    private var service: BackgroundTasksService { SystemServices.current.backgroundTasks }

    /// Registers the handler for a task. Call it before the end of the launch, once for each identifier.
    ///
    /// - Parameters:
    ///   - identifier: An identifier in `BGTaskSchedulerPermittedIdentifiers` of Info.plist.
    ///   - queue: The queue on which the handler is called; `nil` for a serial background queue.
    ///   - launchHandler: Called for each launch. The handler ends the task with `setTaskCompleted(success:)`.
    /// - Returns: `false` if Info.plist does not contain the identifier. Then the handler is never called.
    /// - Precondition: The identifier has no handler yet, and the app is still launching.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        guard PermittedTasks.contains(identifier) else {
            PermittedTasks.report(identifier)
            return false
        }
        precondition(
            !Self.isLaunched,
            "BGTaskScheduler: the handler of \(identifier) is registered after the launch. "
                + "Register it in application(_:didFinishLaunchingWithOptions:).")
        let service = service
        let handler = UncheckedSendableBox(launchHandler)
        let didRegister = service.register(identifier) { request in
            let task = request.kind == .appRefresh ? BGAppRefreshTask(identifier, service) : BGProcessingTask(identifier, service)
            let launch = service.begin(request) { task.expire() }
            BackgroundTaskClock.limit(request, launch: launch)
            PendingCalls.run(on: queue ?? Self.defaultQueue, "the launch handler of \(identifier)") { handler.value(task) }
        }
        precondition(didRegister, "BGTaskScheduler: the task \(identifier) has a launch handler already. Register one handler for each.")
        BackgroundTaskClock.start(service)
        return true
    }

    /// Adds a request, which replaces a pending one with the same identifier.
    ///
    /// - Throws: ``BGTaskScheduler/Error``. Info.plist must contain the identifier and the background mode, or else the
    ///   code is `notPermitted`. At most one refresh and ten processing requests may be pending, or else it is
    ///   `tooManyPendingTaskRequests`. If the user does not allow background refresh, the code is `unavailable`.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        let request = taskRequest.request
        guard service.isAvailable else { throw Error(.unavailable) }
        guard PermittedTasks.contains(request.identifier) else {
            PermittedTasks.report(request.identifier)
            throw Error(.notPermitted)
        }
        guard PermittedTasks.containsMode(of: request.kind) else {
            PermittedTasks.reportMode(of: request.kind)
            throw Error(.notPermitted)
        }
        guard service.submit(request) else { throw Error(.tooManyPendingTaskRequests) }
    }

    /// Removes the pending request with an identifier. A running task continues.
    open func cancel(taskRequestWithIdentifier identifier: String) { service.cancel(identifier) }

    /// Removes all pending requests. Running tasks continue.
    open func cancelAllTaskRequests() { service.cancel(nil) }

    /// Passes copies of the pending requests to a handler, which is called on a background queue.
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        let service = service
        PendingCalls.run(on: DispatchQueue.global(), "getPendingTaskRequests") {
            completionHandler(service.pending.map(BGTaskRequest.make))
        }
    }

    /// Returns copies of the pending requests.
    nonisolated(nonsending) open func pendingTaskRequests() async -> sending [BGTaskRequest] { service.pending.map(BGTaskRequest.make) }

    /// Whether the launch has ended, as far as the caller's thread can determine it.
    private static var isLaunched: Bool {
        guard MainQueue.isCurrent else { return false }
        return MainActor.assumeIsolated { [.active, .background].contains(ApplicationHost.current?.application.applicationState) }
    }
}
