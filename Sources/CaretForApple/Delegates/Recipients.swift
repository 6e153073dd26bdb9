/// The recipients of the methods of one protocol.
///
/// A method of a recipient is passed as a reference, such as `$0.tableView(_:didSelectRowAt:)`. On Apple's systems the
/// reference of an optional method is `nil` if the recipient does not implement the method. On Linux each reference
/// exists, and a default implementation may run.
@MainActor struct Recipients<Delegate> {
    private let list: RecipientList

    init(_ list: RecipientList) { self.list = list }

    /// Calls a method of all recipients.
    fileprivate func notifyAll(_ call: (Delegate) -> Void) {
        for case let recipient as Delegate in list.all { call(recipient) }
    }

    /// Returns whether all recipients agree. All are asked, even after one has refused.
    fileprivate func askAll(_ call: (Delegate) -> Bool?) -> Bool {
        var agreed = true
        for case let recipient as Delegate in list.all {
            if let answer = call(recipient) { agreed = answer && agreed }
        }
        return agreed
    }

    /// Returns the value of the delegate, or else that of the last observer that has one.
    ///
    /// If nobody has a value, returns the value of the proxy, which is UIKit's own.
    ///
    /// - Parameter call: Returns `.none` for a recipient that does not implement the method.
    fileprivate func askFirst<Answer>(_ call: (Delegate) -> Answer?) -> Answer {
        var fallback: Answer?
        for case let recipient as Delegate in list.queryOrder {
            let (result, isOwn) = AnswerProbe.probe { call(recipient) }
            guard let answer = result else { continue }
            if isOwn { return answer }
            // Proxies come before other observers, and know UIKit's value.
            if fallback == nil, recipient is any DelegateProxy { fallback = .some(answer) }
        }
        guard let fallback else { preconditionFailure("A forwarder has a proxy, and a proxy implements every method of its protocol.") }
        return AnswerProbe.unimplemented(fallback)
    }
}

// One overload for each number of arguments. The compiler does not lower a parameter pack that contains a closure, such
// as a completion handler.

extension Recipients {
    /// Calls a method of all recipients.
    func notify<A>(
        _ first: A, method: (Delegate) -> ((A) -> Void)?
    ) {
        notifyAll { method($0)?(first) }
    }

    /// Calls a method of all recipients.
    func notify<A, B>(
        _ first: A, _ second: B, method: (Delegate) -> ((A, B) -> Void)?
    ) {
        notifyAll { method($0)?(first, second) }
    }

    /// Calls a method of all recipients.
    func notify<A, B, C>(
        _ first: A, _ second: B, _ third: C, method: (Delegate) -> ((A, B, C) -> Void)?
    ) {
        notifyAll { method($0)?(first, second, third) }
    }

    /// Calls a method of all recipients.
    func notify<A, B, C, D>(
        _ first: A, _ second: B, _ third: C, _ fourth: D, method: (Delegate) -> ((A, B, C, D) -> Void)?
    ) {
        notifyAll { method($0)?(first, second, third, fourth) }
    }
}

extension Recipients {
    /// Returns whether all recipients agree.
    func agree<A>(
        _ first: A, method: (Delegate) -> ((A) -> Bool)?
    ) -> Bool {
        askAll { method($0)?(first) }
    }

    /// Returns whether all recipients agree.
    func agree<A, B>(
        _ first: A, _ second: B, method: (Delegate) -> ((A, B) -> Bool)?
    ) -> Bool {
        askAll { method($0)?(first, second) }
    }

    /// Returns whether all recipients agree.
    func agree<A, B, C>(
        _ first: A, _ second: B, _ third: C, method: (Delegate) -> ((A, B, C) -> Bool)?
    ) -> Bool {
        askAll { method($0)?(first, second, third) }
    }

    /// Returns whether all recipients agree.
    func agree<A, B, C, D>(
        _ first: A, _ second: B, _ third: C, _ fourth: D, method: (Delegate) -> ((A, B, C, D) -> Bool)?
    ) -> Bool {
        askAll { method($0)?(first, second, third, fourth) }
    }
}

extension Recipients {
    /// Returns the value of the first recipient that has one.
    func ask<A, Answer>(
        _ first: A, method: (Delegate) -> ((A) -> Answer)?
    ) -> Answer {
        askFirst { method($0)?(first) }
    }

    /// Returns the value of the first recipient that has one.
    func ask<A, B, Answer>(
        _ first: A, _ second: B, method: (Delegate) -> ((A, B) -> Answer)?
    ) -> Answer {
        askFirst { method($0)?(first, second) }
    }

    /// Returns the value of the first recipient that has one.
    func ask<A, B, C, Answer>(
        _ first: A, _ second: B, _ third: C, method: (Delegate) -> ((A, B, C) -> Answer)?
    ) -> Answer {
        askFirst { method($0)?(first, second, third) }
    }

    /// Returns the value of the first recipient that has one.
    func ask<A, B, C, D, Answer>(
        _ first: A, _ second: B, _ third: C, _ fourth: D, method: (Delegate) -> ((A, B, C, D) -> Answer)?
    ) -> Answer {
        askFirst { method($0)?(first, second, third, fourth) }
    }
}
