/// Looks after controllers that were popped or dismissed, and are still alive.
///
/// In debug builds an audit begins with the first closure that this module keeps: a handler, a row, a list, an alert's button or a batch.
/// Two frames after a controller has gone from the screen for good it should be freed. If it is not, a diagnostic says which closures hold
/// it. An app that keeps controllers on purpose turns the audit off.
///
/// The audit reads which objects a closure captured. It looks at all handlers of the controller, of its children, views, recognizers,
/// interactions, items and search, in every form, at their rows, lists and pages, at those of tickers, display links, notifications and
/// tasks, and at UIKit's own actions, which are named by their titles:
///
/// - A closure that captured the controller itself is named as one that holds it, also beside an owner.
/// - If there is none, closures without an owner are named that captured something else, through which they may hold it: an object, a
///   collection, or a value whose content cannot be read. If the controller has none of these, those of tickers, links and notifications are.
/// - A closure that captured nothing, or only weak references, numbers and strings, is never named. Neither is a closure with an owner that
///   did not capture the controller itself.
///
/// The audit does not see closures that other modules keep, and no cycle between objects. What a captured variable refers to is read once,
/// when its handler is added. ``Mode/dissects`` needs none of this: it ends closures until the controller is freed.
@MainActor public enum LeakAudit {
    /// What an audit does.
    public enum Mode: Sendable {
        /// Nothing.
        case off
        /// Names the handlers that hold the controller, or may, and leaves them alone. The default.
        case names
        /// Ends the controller's handlers one by one until it is freed, and names the one that kept it.
        case dissects
    }

    /// What the audit of the running application does; `off` in release builds.
    public static var mode: Mode {
        get { Hooks.applicationStorage?.auditMode ?? .off }
        set {
            Hooks.applicationStorage?.auditMode = newValue
            if newValue != .off { start() }
        }
    }

    static func noteHandler() {
        assert(
            {
                start()
                return true
            }())
    }

    private static func start() {
        guard let storage = Hooks.applicationStorage, !storage.isAuditing else { return }
        storage.isAuditing = true
        _ = storage.watchController { controller, moment in
            if case .didLeave = moment { watchAll(controller) }
        }
    }

    /// A container's screens go with it, and none of them is told.
    private static func watchAll(_ controller: UIViewController) {
        watch(controller)
        for child in controller.children { watchAll(child) }
    }

    private static func watch(_ controller: UIViewController) {
        Hooks.inNextFrame { [weak controller] in
            guard controller != nil else { return }
            Hooks.inNextFrame { [weak controller] in
                guard let controller, controller.parent == nil, controller.presentingViewController == nil else { return }
                if mode == .names { name(controller) }
                guard mode == .dissects else { return }
                let held = HeldHandler.all(of: controller) + HeldHandler.lasting
                Hooks.inNextFrame { [weak controller] in dissect(controller, held) }
            }
        }
    }

    private static func name(_ controller: UIViewController) {
        let (own, lasting) = (HeldHandler.all(of: controller), HeldHandler.lasting)
        let name = "\(type(of: controller))"
        let holding = places((own + lasting).filter { $0.captures?.hold(controller) == true })
        if !holding.isEmpty {
            return report(
                "\(name) has gone from the screen and is still alive. It is held by \(holding.count > 1 ? "handlers" : "the handler") at "
                    + "\(holding.joined(separator: ", ")). Use the owner that is handed in, as in on(.tap, self) { me in … }.",
                name, holding)
        }
        let free = places(own.filter { !$0.hasOwner && $0.mayHoldMore })
        let suspects = free.isEmpty ? places(lasting.filter(\.mayHoldMore)) : free
        guard !suspects.isEmpty else { return }
        report(
            "\(name) has gone from the screen and is still alive. Handlers that may keep it, through what they captured: "
                + "\(suspects.joined(separator: ", ")). Hand them an owner, as in on(.tap, self), or set LeakAudit.mode to .dissects to know.",
            name, suspects)
    }

    private static func report(_ message: String, _ name: String, _ places: [String]) {
        Hooks.report("leak.controller", message, at: places.lazy.map { Site($0) }.first { $0.line > 0 } ?? Site(name, 0))
    }

    /// The places of handlers, each once.
    private static func places(_ handlers: [HeldHandler]) -> [String] {
        var seen: Set<String> = []
        return handlers.map(\.site).filter { seen.insert($0).inserted }
    }

    private static func dissect(_ controller: UIViewController?, _ held: [HeldHandler]) {
        guard let controller else { return }
        let name = "\(type(of: controller))"
        weak let weakly = controller
        // The frame that calls this holds the controller; the next one does not.
        Hooks.inNextFrame {
            Task { @MainActor in
                let report = await LeakReport.waiting(for: held, type: name) { weakly == nil }
                if let report { Hooks.report("leak.controller", report.description, at: report.guilty.map { Site($0) } ?? Site(name, 0)) }
            }
        }
    }
}

extension LeakReport {
    /// Drops handlers one by one until something is gone; `nil` if it was gone before.
    @MainActor static func dropping(_ held: [HeldHandler], type: String, until isGone: () -> Bool) -> LeakReport? {
        guard !isGone() else { return nil }
        var ended: [String] = []
        for handler in held {
            handler.drop()
            if isGone() { return LeakReport(type: type, guilty: handler.site, alsoEnded: ended, waiting: []) }
            ended.append(handler.site)
        }
        return LeakReport(type: type, guilty: nil, alsoEnded: ended, waiting: held.filter(\.endsLater).map(\.site))
    }

    /// The same, with time between them for tasks to notice that their sequences have ended.
    @MainActor static func waiting(for held: [HeldHandler], type: String, until isGone: @MainActor () -> Bool) async -> LeakReport? {
        guard !isGone() else { return nil }
        var ended: [String] = []
        for handler in held {
            handler.drop()
            if handler.endsLater {
                for _ in 0..<turnsOfATask where !isGone() { await Task.yield() }
            }
            if isGone() { return LeakReport(type: type, guilty: handler.site, alsoEnded: ended, waiting: []) }
            ended.append(handler.site)
        }
        return LeakReport(type: type, guilty: nil, alsoEnded: ended, waiting: [])
    }

    /// How many turns of the main actor a task has to notice the end of its sequence, to leave its loop and to be freed.
    private static let turnsOfATask = 8
}

/// Makes an object, lets go of it, and finds the handler that keeps it; for tests.
///
/// ```swift
/// let report = leakAudit { DetailScreen(task) }
/// #expect(report == nil, "\(report?.description ?? "")")
/// ```
///
/// Handlers of the object itself, of its views and recognizers, its items, key commands and children are ended one by one until it is
/// freed; then those of tickers, display links, notification centres and batches that were made meanwhile. What was there before knows
/// nothing of the object, and goes on.
///
/// - Returns: who keeps it; `nil` if it is freed as it should be.
@MainActor public func leakAudit<Object: AnyObject>(_ make: @MainActor () -> Object) -> LeakReport? {
    leakAudit { (make(), []) }
}

/// Makes an object and what it has to do with, lets go of the object, and finds the handler that keeps it; for tests.
///
/// - Parameter make: the object, and those whose handlers may keep it besides its own.
/// - Returns: who keeps it; `nil` if it is freed as it should be.
@MainActor public func leakAudit<Object: AnyObject>(_ make: @MainActor () -> (Object, [AnyObject])) -> LeakReport? {
    weak var kept: Object?
    var held: [HeldHandler] = []
    var others: [AnyObject] = []
    let before = Hooks.lastingStorage?.noteCount ?? 0
    func run() {
        let made = make()
        kept = made.0
        others = made.1
        held = HeldHandler.all(of: made.0) + others.flatMap(HeldHandler.all) + HeldHandler.lasting(after: before)
    }
    run()
    return withExtendedLifetime(others) { LeakReport.dropping(held, type: "\(Object.self)") { kept == nil } }
}
