import Foundation

/// The lifetime of a handler. A handler also ends when its sender or its owner is deallocated.
@MainActor public struct Lifetime {
    let apply: @MainActor (Subscription) -> Void

    /// Ends after one call.
    public static var once: Lifetime { Lifetime { $0.endAfter(calls: 1) } }

    /// Ends after a number of calls, at least 1.
    public static func calls(_ count: Int) -> Lifetime { Lifetime { $0.endAfter(calls: max(1, count)) } }

    /// Ends after a duration on the clock of the display's frames.
    public static func lasting(_ duration: Duration) -> Lifetime {
        Lifetime { subscription in
            let cancel = Hooks.after(duration) { [weak subscription] in subscription?.cancel() }
            subscription.addEndHandler(cancel)
        }
    }

    /// Ends at a date on the system clock, which tests cannot control; ends at once if the date is in the past.
    public static func until(_ date: Date) -> Lifetime { until(date) { Date() } }

    /// Ends at a date on another clock, for tests.
    static func until(_ date: Date, now: @escaping @MainActor () -> Date) -> Lifetime {
        Lifetime { subscription in
            subscription.requires { now() < date }
            let remaining = date.timeIntervalSince(now())
            guard remaining > 0 else { return subscription.cancel() }
            let task = Task { @MainActor [weak subscription] in
                // A wait of decades may end too early without harm: the handler checks the date before each call.
                if (try? await Task.sleep(for: .seconds(min(remaining, longestWait)))) != nil, now() >= date { subscription?.cancel() }
            }
            subscription.addEndHandler { task.cancel() }
        }
    }

    /// The maximum wait, in seconds. The system's timers do not support longer ones.
    private static let longestWait = 1e9

    /// Ends when an object is deallocated. The object is held weakly.
    public static func owner(_ owner: some AnyObject) -> Lifetime {
        Lifetime { [weak owner] subscription in subscription.requires { owner != nil } }
    }

    /// Limits calls to the time in which a view is in a window. The handler is suspended while the view is in no
    /// window. The view is held weakly.
    ///
    /// If a value changed during the suspension, the closure of `observe` is called afterwards.
    public static func whileVisible(_ view: UIView) -> Lifetime {
        Lifetime { [weak view] subscription in
            subscription.suspendWhile {
                view?.window == nil
            } observe: { resume in
                guard let view else { return nil }
                return Hooks.userInfoStorage(of: view).observeWindow { window in if window != nil { resume() } }
            }
        }
    }

    /// Limits calls to the time in which a controller's view is in a window, from its appearance to its
    /// disappearance. The controller is held weakly.
    ///
    /// If a value changed during the suspension, the closure of `observe` is called afterwards.
    public static func whileVisible(_ controller: UIViewController) -> Lifetime {
        Lifetime { [weak controller] subscription in
            subscription.suspendWhile {
                controller?.viewIfLoaded?.window == nil
            } observe: { resume in
                guard let controller else { return nil }
                return Hooks.listen(to: controller) { event in if case .isAppearing = event { resume() } }
            }
        }
    }
}

extension Subscription {
    /// Limits the lifetime of the handler, and returns the subscription.
    ///
    /// ```swift
    /// button.on(.tap, self, call: Screen.start).lifetime(.once)
    /// ```
    @discardableResult public func lifetime(_ lifetime: Lifetime) -> Subscription {
        lifetime.apply(self)
        return self
    }
}
