/// Detects controllers that were popped or dismissed and are still allocated.
///
/// In debug builds, the audit begins when this module first retains a closure, such as a handler or the action of an
/// alert's button. Two frames after a controller has left the screen for good, it should have been deallocated.
/// Otherwise a diagnostic names the closures or properties that retain it. A task that has been cancelled has one
/// second to end. An app that retains controllers on purpose can turn the audit off.
///
/// The audit reads which objects a closure captured, and follows their stored properties. It covers the handlers of
/// the controller and of its children, views, recognizers, interactions, items and search controller, and of their
/// rows, lists and pages. Handlers of tickers, display links, notifications and tasks are covered too, as are
/// `UIAction`s, which are named by their titles and by the debug information:
///
/// - A closure that captured the controller itself is named as one that retains it, even if the closure has an owner.
///   A handler whose task still uses the controller is named, too.
/// - If no closure captured the controller itself, the audit names a closure that retains it through other objects.
///   The report contains the properties that lead to the controller.
/// - If no closure retains the controller, the audit names the properties through which the controller retains itself.
///   These may contain a closure, or a timer.
///
/// A report always names a chain of strong references that exists. The audit names no closure that captured only weak
/// references or other objects, and reports no controller that only the app itself retains.
///
/// The audit does not cover closures that other modules retain globally, such as the closure of a `Timer` without a
/// property. `caret check` finds such closures in the sources, if nothing can end them. The audit does not read objects
/// that other threads may change: actors, operations, and objects with a lock, a queue or an atomic value. It reads the
/// properties of at most 20,000 objects. ``Mode/dissects`` does not have these limits for handlers: it removes handlers
/// until the controller is deallocated.
@MainActor public enum LeakAudit {
    /// How the audit detects the closures that retain a controller.
    public enum Mode: Sendable {
        /// The audit is off.
        case off
        /// Names the handlers that retain the controller, without removing them. The default.
        case names
        /// Removes the controller's handlers one by one until the controller is deallocated, and names the handler
        /// that retained it.
        case dissects
    }

    /// The mode of the audit in the running application; `.names` by default, and `.off` while no application runs. In
    /// release builds, the audit begins only when a mode other than `.off` is set.
    public static var mode: Mode {
        get { Hooks.applicationStorage?.auditMode ?? .off }
        set {
            Hooks.applicationStorage?.auditMode = newValue
            if newValue != .off { start() }
        }
    }

    static func startIfNeeded() {
        // The closure runs in debug builds only.
        assert(
            {
                start()
                return true
            }())
    }

    private static func start() {
        guard let storage = Hooks.applicationStorage, !storage.isAuditing else { return }
        storage.isAuditing = true
        _ = storage.observeController { controller, event in
            if case .didLeave = event { auditTree(controller) }
        }
    }

    /// Audits a controller and its children, because the children of a container leave with it and are not notified
    /// themselves.
    private static func auditTree(_ controller: UIViewController) {
        audit(controller)
        for child in controller.children { auditTree(child) }
    }

    private static func audit(_ controller: UIViewController) {
        Hooks.inSecondFrame { [weak controller] in
            guard controller != nil else { return }
            Hooks.inSecondFrame { [weak controller] in
                guard let controller, isGone(controller) else { return }
                if mode == .names { reportRetainers(of: controller) }
                guard mode == .dissects else { return }
                // Handlers with other owners belong to other parts of the app.
                let global = RetainedHandler.global.filter { !$0.hasOwner || $0.retains(controller) }
                let handlers = RetainedHandler.all(of: controller) + global
                Hooks.inNextFrame { [weak controller] in findRetainer(controller, handlers) }
            }
        }
    }

    private static func isGone(_ controller: UIViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController == nil
    }

    /// Reports what retains a controller. Tasks have been cancelled, and may need time to end: if nothing else retains
    /// the controller, it is audited again later.
    private static func reportRetainers(of controller: UIViewController, waitsForTasks: Bool = true) {
        let name = "\(type(of: controller))"
        guard let retainers = Retainers.find(of: controller, global: RetainedHandler.global) else { return }
        if retainers.areTasks, waitsForTasks {
            Hooks.afterIdle(taskTime) { [weak controller] in
                guard let controller, isGone(controller), mode == .names else { return }
                reportRetainers(of: controller, waitsForTasks: false)
            }
        } else {
            report("\(name) has gone from the screen and is still alive. \(retainers.description)", name, retainers.sites)
        }
    }

    /// The time in which a cancelled task should end.
    private static let taskTime = Duration.seconds(1)

    private static func report(_ message: String, _ name: String, _ sites: [String]) {
        Hooks.report(
            "leak.controller", message, at: sites.lazy.map { SourceLocation($0) }.first { $0.line > 0 } ?? SourceLocation(name, 0))
    }

    private static func findRetainer(_ controller: UIViewController?, _ handlers: [RetainedHandler]) {
        guard let controller else { return }
        let name = "\(type(of: controller))"
        weak let weakController = controller
        // The current frame retains the controller until the frame ends; the next frame does not.
        Hooks.inNextFrame {
            Task { @MainActor in
                let report = await LeakReport.findRetainer(for: handlers, type: name) { weakController == nil }
                if let report {
                    Hooks.report(
                        "leak.controller", report.description, at: report.guilty.map { SourceLocation($0) } ?? SourceLocation(name, 0))
                }
            }
        }
    }
}

extension LeakReport {
    /// Removes handlers one by one until an object is deallocated. Returns `nil` if the object was already
    /// deallocated.
    @MainActor static func findRetainer(_ handlers: [RetainedHandler], type: String, until isDeallocated: () -> Bool) -> LeakReport? {
        guard !isDeallocated() else { return nil }
        var removedSites: [String] = []
        for handler in handlers {
            handler.release()
            if isDeallocated() { return LeakReport(type: type, guilty: handler.description, alsoEnded: removedSites, waiting: []) }
            removedSites.append(handler.site)
        }
        return LeakReport(type: type, guilty: nil, alsoEnded: removedSites, waiting: handlers.filter(\.endsLater).map(\.site))
    }

    /// Removes handlers one by one until an object is deallocated. After a handler that runs a task, yields so that the
    /// task can notice that its sequence has ended.
    @MainActor static func findRetainer(
        for handlers: [RetainedHandler], type: String, until isDeallocated: @MainActor () -> Bool
    ) async -> LeakReport? {
        guard !isDeallocated() else { return nil }
        var removedSites: [String] = []
        for handler in handlers {
            handler.release()
            if handler.endsLater {
                for _ in 0..<taskTurns where !isDeallocated() { await Task.yield() }
            }
            if isDeallocated() { return LeakReport(type: type, guilty: handler.description, alsoEnded: removedSites, waiting: []) }
            removedSites.append(handler.site)
        }
        return LeakReport(type: type, guilty: nil, alsoEnded: removedSites, waiting: [])
    }

    /// The number of turns of the main actor in which a task can notice that its sequence has ended, exit its loop
    /// and be deallocated.
    private static let taskTurns = 8
}

/// Makes an object, releases it, and finds the handler that still retains it; for tests.
///
/// ```swift
/// let report = leakAudit { DetailScreen(task) }
/// #expect(report == nil, "\(report?.description ?? "")")
/// ```
///
/// The handlers of the object, its views, recognizers, items, key commands and children are removed one by one until
/// the object is deallocated. After these, the handlers of tickers, display links, notification centres and batches
/// that were made in the meantime are removed. Handlers that existed before cannot retain the object and are not
/// removed.
///
/// - Returns: The report about the handler that retains the object; `nil` if the object is deallocated.
@MainActor public func leakAudit<Object: AnyObject>(_ make: @MainActor () -> Object) -> LeakReport? {
    leakAudit { (make(), []) }
}

/// Makes an object and related objects, releases the object, and finds the handler that still retains it; for tests.
///
/// - Parameter make: Returns the object, and other objects whose handlers may retain it.
/// - Returns: The report about the handler that retains the object; `nil` if the object is deallocated.
@MainActor public func leakAudit<Object: AnyObject>(_ make: @MainActor () -> (Object, [AnyObject])) -> LeakReport? {
    weak var weakObject: Object?
    var handlers: [RetainedHandler] = []
    var relatedObjects: [AnyObject] = []
    let previousCount = Hooks.globalHandlerStorage?.registrationCount ?? 0
    let previousHandlers = Hooks.globalHandlerStorage?.chainedHandlers ?? []
    func run() {
        let (object, others) = make()
        weakObject = object
        relatedObjects = others
        handlers =
            RetainedHandler.all(of: object) + others.flatMap(RetainedHandler.all)
            + RetainedHandler.global(after: previousCount, except: previousHandlers)
    }
    run()
    var report = withExtendedLifetime(relatedObjects) {
        LeakReport.findRetainer(handlers, type: "\(Object.self)") { weakObject == nil }
    }
    if report?.guilty == nil, let object = weakObject {
        var search = RetainSearch(for: object)
        let path = search.cycle()
        report?.cycle = path?.properties ?? []
        report?.closure = path?.site
    }
    return report
}
