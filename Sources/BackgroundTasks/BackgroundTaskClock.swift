internal import SystemServices
internal import UIKitCore

/// Launches pending tasks on the frame clock while the app is in the background, and expires running tasks.
@MainActor final class BackgroundTaskClock {
    /// The clock of the running app.
    private static var current: BackgroundTaskClock?

    /// The shortest time between entering the background and the first launch, in seconds.
    private static let shortestDelay: TimeInterval = 1

    private let service: BackgroundTasksService
    private weak var host: ApplicationHost?
    private var launches: [DelayToken] = []
    /// The times on the frame clock of the requests' earliest begin dates. An app computes these dates from the real
    /// date, and a test advances only the frame clock.
    private var dueTimes: [BackgroundTaskRequest: TimeInterval] = [:]
    private var observers: [any NSObjectProtocol] = []

    /// Starts the clock of a service. May be called on any thread.
    nonisolated static func start(_ service: BackgroundTasksService) {
        MainQueue.run("the clock of background tasks") {
            guard current?.service !== service, let host = ApplicationHost.current, host.system.backgroundTasks === service else { return }
            current?.stop()
            current = BackgroundTaskClock(service, host)
        }
    }

    /// Expires a task at the end of its time. May be called on any thread.
    ///
    /// - Parameter launch: The number of the launch.
    nonisolated static func limit(_ request: BackgroundTaskRequest, launch: Int) {
        MainQueue.run("the clock of background tasks") {
            guard let current, current.host === ApplicationHost.current else { return }
            let (service, identifier) = (current.service, request.identifier)
            current.host?.frameLoop.schedule(after: request.kind.timeLimit, isIdle: true) { service.expire(identifier, launch: launch) }
        }
    }

    private init(_ service: BackgroundTasksService, _ host: ApplicationHost) {
        self.service = service
        self.host = host
        service.onChange { [weak self] in MainQueue.run("the clock of background tasks") { self?.schedule() } }
        observe(UIApplication.didEnterBackgroundNotification) { $0.schedule() }
        observe(UIApplication.willEnterForegroundNotification) { $0.enterForeground() }
    }

    private func observe(_ name: Notification.Name, _ body: @escaping @MainActor @Sendable (BackgroundTaskClock) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { if let self { body(self) } }
            })
    }

    private func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        cancelLaunches()
    }

    private func cancelLaunches() {
        for launch in launches { launch.cancel() }
        launches = []
    }

    /// Schedules the launches of all pending requests.
    private func schedule() {
        updateDueTimes()
        cancelLaunches()
        guard let host, host === ApplicationHost.current, host.application.applicationState == .background else { return }
        let service = service
        launches = service.pending.map { request in
            let delay = (dueTimes[request] ?? 0) - host.frameLoop.now
            return host.frameLoop.schedule(after: max(delay, Self.shortestDelay), isIdle: true) { service.launch(request.identifier) }
        }
    }

    private func updateDueTimes() {
        guard let now = host?.frameLoop.now else { return }
        let known = dueTimes
        dueTimes = [:]
        for request in service.pending {
            dueTimes[request] = known[request] ?? now + (request.earliestBeginDate?.timeIntervalSinceNow ?? 0)
        }
    }

    private func enterForeground() {
        cancelLaunches()
        for identifier in service.runningProcessing { service.expire(identifier) }
    }
}

extension BackgroundTaskRequest.Kind {
    /// The time until a task expires, in seconds: 30 s for a refresh, as on iOS. Processing has no fixed limit there.
    fileprivate var timeLimit: TimeInterval { self == .appRefresh ? 30 : 600 }
}
