/// The error domain of haptics, for Foundation.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// The reason why a haptic engine, a pattern or a player failed.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticerror
public struct CHHapticError: Error, Hashable, Sendable, CustomNSError, CustomStringConvertible {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// A pattern cannot be played while the engine is not running.
        case engineNotRunning = -4805
        /// The operation is not permitted now.
        case operationNotPermitted = -4806
        /// The engine did not start in time.
        case engineStartTimeout = -4808
        /// The device does not support haptics.
        case notSupported = -4809
        /// The service of haptics did not start.
        case serverInitFailed = -4810
        /// The service of haptics was interrupted.
        case serverInterrupted = -4811
        /// The player cannot be used any more.
        case invalidPatternPlayer = -4812
        /// The data does not describe a pattern.
        case invalidPatternData = -4813
        /// The dictionary does not describe a pattern.
        case invalidPatternDictionary = -4814
        /// The audio session is invalid.
        case invalidAudioSession = -4815
        /// A parameter of the engine is invalid.
        case invalidEngineParameter = -4816
        /// The identifier of a parameter is unknown, or its value is out of range.
        case invalidParameterType = -4820
        /// The type of an event is unknown.
        case invalidEventType = -4821
        /// The time of an event is negative or not a number.
        case invalidEventTime = -4822
        /// The duration of an event is negative, too long or not a number.
        case invalidEventDuration = -4823
        /// The engine has no sound with an identifier.
        case invalidAudioResource = -4824
        /// A resource is not available.
        case resourceNotAvailable = -4825
        /// An event of a dictionary lacks an entry.
        case badEventEntry = -4830
        /// A parameter of a dictionary lacks an entry.
        case badParameterEntry = -4831
        /// A time is negative or not a number.
        case invalidTime = -4840
        /// A file does not exist.
        case fileNotFound = -4851
        /// The device has too little power.
        case insufficientPower = -4897
        /// The reason is not known.
        case unknownError = -4898
        /// The device has too little memory.
        case memoryError = -4899

        /// Returns whether an error has the code, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
    }

    /// The error domain for Foundation.
    public static var errorDomain: String { CoreHapticsErrorDomain }

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}

extension CHHapticError {
    /// The description of the error as text.
    public var description: String {
        switch code {
        case .engineNotRunning: "The haptic engine is not running."
        case .operationNotPermitted: "The operation is not permitted now."
        case .engineStartTimeout: "The haptic engine did not start in time."
        case .notSupported: "The device does not support haptics."
        case .serverInitFailed, .serverInterrupted: "The service of haptics is not available."
        case .invalidPatternPlayer: "The haptic player cannot be used any more."
        case .invalidPatternData, .invalidPatternDictionary: "This is no haptic pattern."
        case .invalidAudioSession: "The audio session is invalid."
        case .invalidEngineParameter: "A parameter of the haptic engine is invalid."
        case .invalidParameterType: "A haptic parameter is invalid."
        case .invalidEventType: "The type of a haptic event is invalid."
        case .invalidEventTime, .invalidTime: "A time of a haptic pattern is invalid."
        case .invalidEventDuration: "The duration of a haptic event is invalid."
        case .invalidAudioResource: "The haptic engine has no such sound."
        case .resourceNotAvailable: "A resource of the haptic pattern is not available."
        case .badEventEntry: "An event of the haptic pattern lacks an entry."
        case .badParameterEntry: "A parameter of the haptic pattern lacks an entry."
        case .fileNotFound: "The file of the haptic pattern does not exist."
        case .insufficientPower: "The device has too little power."
        case .unknownError: "An unknown error occurred."
        case .memoryError: "The device has too little memory."
        }
    }

    /// ``Code/engineNotRunning``
    public static var engineNotRunning: Code { .engineNotRunning }
    /// ``Code/operationNotPermitted``
    public static var operationNotPermitted: Code { .operationNotPermitted }
    /// ``Code/engineStartTimeout``
    public static var engineStartTimeout: Code { .engineStartTimeout }
    /// ``Code/notSupported``
    public static var notSupported: Code { .notSupported }
    /// ``Code/serverInitFailed``
    public static var serverInitFailed: Code { .serverInitFailed }
    /// ``Code/serverInterrupted``
    public static var serverInterrupted: Code { .serverInterrupted }
    /// ``Code/invalidPatternPlayer``
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
    /// ``Code/invalidPatternData``
    public static var invalidPatternData: Code { .invalidPatternData }
    /// ``Code/invalidPatternDictionary``
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
    /// ``Code/invalidAudioSession``
    public static var invalidAudioSession: Code { .invalidAudioSession }
    /// ``Code/invalidEngineParameter``
    public static var invalidEngineParameter: Code { .invalidEngineParameter }
    /// ``Code/invalidParameterType``
    public static var invalidParameterType: Code { .invalidParameterType }
    /// ``Code/invalidEventType``
    public static var invalidEventType: Code { .invalidEventType }
    /// ``Code/invalidEventTime``
    public static var invalidEventTime: Code { .invalidEventTime }
    /// ``Code/invalidEventDuration``
    public static var invalidEventDuration: Code { .invalidEventDuration }
    /// ``Code/invalidAudioResource``
    public static var invalidAudioResource: Code { .invalidAudioResource }
    /// ``Code/resourceNotAvailable``
    public static var resourceNotAvailable: Code { .resourceNotAvailable }
    /// ``Code/badEventEntry``
    public static var badEventEntry: Code { .badEventEntry }
    /// ``Code/badParameterEntry``
    public static var badParameterEntry: Code { .badParameterEntry }
    /// ``Code/invalidTime``
    public static var invalidTime: Code { .invalidTime }
    /// ``Code/fileNotFound``
    public static var fileNotFound: Code { .fileNotFound }
    /// ``Code/insufficientPower``
    public static var insufficientPower: Code { .insufficientPower }
    /// ``Code/unknownError``
    public static var unknownError: Code { .unknownError }
    /// ``Code/memoryError``
    public static var memoryError: Code { .memoryError }
}
