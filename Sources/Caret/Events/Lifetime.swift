import Foundation

/// How long a handler lives, besides no longer than its sender and its owner.
@MainActor public struct Lifetime {
    let apply: @MainActor (Subscription) -> Void

    /// For one call.
    public static var once: Lifetime { Lifetime { $0.endAfter(calls: 1) } }

    /// For some calls; more than 0.
    public static func calls(_ count: Int) -> Lifetime { Lifetime { $0.endAfter(calls: max(1, count)) } }

    /// Until a time is over on the clock of the display's frames.
    public static func lasting(_ duration: Duration) -> Lifetime {
        Lifetime { subscription in
            let cancel = Hooks.after(duration) { [weak subscription] in subscription?.cancel() }
            subscription.whenEnded(cancel)
        }
    }

    /// Until a moment by the machine's own clock, which no test moves; at once if it is past.
    public static func until(_ date: Date) -> Lifetime { until(date) { Date() } }

    /// The same by another clock, for tests.
    static func until(_ date: Date, now: @escaping @MainActor () -> Date) -> Lifetime {
        Lifetime { subscription in
            subscription.requires { now() < date }
            let left = date.timeIntervalSince(now())
            guard left > 0 else { return subscription.cancel() }
            let task = Task { @MainActor [weak subscription] in
                // What ends in decades need not be waited for: it is not called afterwards.
                if (try? await Task.sleep(for: .seconds(min(left, longestWait)))) != nil, now() >= date { subscription?.cancel() }
            }
            subscription.whenEnded { task.cancel() }
        }
    }

    /// In seconds; more would not fit the system's timers.
    private static let longestWait = 1e9

    /// As long as an object lives, which is held weakly.
    public static func owner(_ owner: some AnyObject) -> Lifetime {
        Lifetime { [weak owner] subscription in subscription.requires { owner != nil } }
    }

    /// While a view is in a window, which may come and go: the handler rests meanwhile. The view is held weakly.
    public static func whileVisible(_ view: UIView) -> Lifetime {
        Lifetime { [weak view] subscription in subscription.rests { view?.window == nil } }
    }

    /// While a controller's view is on the screen: from its coming to its having gone. The controller is held weakly.
    public static func whileVisible(_ controller: UIViewController) -> Lifetime {
        Lifetime { [weak controller] subscription in subscription.rests { controller?.viewIfLoaded?.window == nil } }
    }
}

extension Subscription {
    /// Gives the handler a shorter life, and returns it.
    ///
    /// ```swift
    /// button.on(.tap, self, call: Screen.start).lifetime(.once)
    /// ```
    @discardableResult public func lifetime(_ lifetime: Lifetime) -> Subscription {
        lifetime.apply(self)
        return self
    }
}
