import Foundation

/// Determines whether a call had an answer, or returned a value for "no answer".
///
/// On Apple's systems, an optional method that does not exist is not called at all. On Linux, the default
/// implementation of the protocol runs in its place. UIKit records that, and reports it by public API. The property
/// `window` of a `UIWindowSceneDelegate`, read as `UIWindow??`, is `nil` if a default implementation ran meanwhile.
@MainActor enum AnswerProbe {
    private static var isWithoutAnswer = false

    /// Returns a value, and records that it is no answer.
    static func noAnswer<Value>(_ value: Value) -> Value {
        isWithoutAnswer = true
        return unimplemented(value)
    }

    /// Returns a value to UIKit, and records there that nobody implements the method.
    ///
    /// Does not change the result of ``probe(_:)``. The method of a delegate that is being asked may have led to this
    /// question, and may have an answer.
    static func unimplemented<Value>(_ value: Value) -> Value {
        #if !canImport(ObjectiveC)
            // The default implementation of this property records the same in UIKit.
            _ = Silence.shared.window as UIWindow?
        #endif
        return value
    }

    /// Calls a closure. Returns its result, and whether the result is an answer.
    static func probe<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let previous = isWithoutAnswer
        isWithoutAnswer = false
        defer { isWithoutAnswer = previous }
        #if canImport(ObjectiveC)
            let value = body()
            return (value, !isWithoutAnswer)
        #else
            var value: Value?
            let isImplemented = withoutActuallyEscaping(body) { body in
                let listener = Listener { value = .some(body()) }
                let window: UIWindow?? = (listener as any UIWindowSceneDelegate).window
                return window != nil
            }
            guard let value else { preconditionFailure("UIKit reads the property of a delegate that declares it.") }
            return (value, isImplemented && !isWithoutAnswer)
        #endif
    }
}

#if !canImport(ObjectiveC)
    /// A delegate whose property calls a closure.
    private final class Listener: NSObject, UIWindowSceneDelegate {
        private let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }

        var window: UIWindow? {
            get {
                body()
                return nil
            }
            set {}
        }
    }

    /// A delegate that implements nothing.
    @MainActor private final class Silence: NSObject, UIWindowSceneDelegate {
        static let shared = Silence()
    }
#endif
