extension BGTaskScheduler {
    /// The error domain for Foundation.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// The reason why a request was not accepted.
    ///
    /// - Source: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error
    public struct Error: Swift.Error, Hashable, Sendable, CustomNSError, CustomStringConvertible {
        /// The kind of error.
        public enum Code: Int, Sendable {
            /// The user does not allow background refresh.
            case unavailable = 1
            /// Too many requests of the kind are pending.
            case tooManyPendingTaskRequests = 2
            /// Info.plist contains neither the identifier nor the background mode of the task.
            case notPermitted = 3

            /// Returns whether an error has the code, for `catch`.
            public static func ~= (code: Code, error: any Swift.Error) -> Bool { (error as? Error)?.code == code }
        }

        /// The error domain for Foundation.
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        /// ``Code/unavailable``
        public static var unavailable: Code { .unavailable }
        /// ``Code/tooManyPendingTaskRequests``
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// ``Code/notPermitted``
        public static var notPermitted: Code { .notPermitted }

        /// The kind of error.
        public let code: Code

        /// Creates an error with a code.
        public init(_ code: Code) { self.code = code }

        /// The raw value of the code.
        public var errorCode: Int { code.rawValue }
        /// The user info with the localised description.
        public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

        /// The description of the error as text.
        public var description: String {
            switch code {
            case .unavailable: "Background refresh is not allowed."
            case .tooManyPendingTaskRequests: "Too many task requests are pending."
            case .notPermitted: "Info.plist does not permit the task."
            }
        }
    }
}
