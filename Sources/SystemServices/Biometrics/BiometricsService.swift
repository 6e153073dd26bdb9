import Foundation
internal import Synchronization

/// The sensor and the passcode with which a person proves to be the owner of the device, for `LAContext`.
///
/// By default the device has Face ID with an enrolled face and a passcode, and a prompt asks the person at the window.
/// A test gives the answers:
///
/// ```swift
/// app.system.biometrics.answer = .success
/// ```
///
/// The answers stay until they are changed. All members may be used on any thread.
public final class BiometricsService: Sendable {
    /// The kind of sensor.
    public enum Kind: String, CaseIterable, Sendable {
        /// The device has no sensor.
        case none
        /// The sensor recognises a finger.
        case touchID
        /// The sensor recognises a face.
        case faceID
    }

    /// An answer to a prompt of the sensor.
    public enum Answer: String, CaseIterable, Sendable {
        /// A prompt asks the person at the window.
        case ask
        /// The sensor recognises the person.
        case success
        /// The sensor does not recognise the person. An evaluation that accepts the passcode continues with it.
        case failure
        /// The person cancels.
        case cancel
        /// The person chooses the fallback button. An evaluation that accepts the passcode continues with it.
        case fallback
    }

    /// An answer to a prompt for the passcode.
    public enum PasscodeAnswer: String, CaseIterable, Sendable {
        /// A prompt asks the person at the window.
        case ask
        /// The person enters the correct passcode, which also ends a lock-out of the sensor.
        case success
        /// The person enters wrong passcodes until the evaluation fails.
        case failure
        /// The person cancels.
        case cancel
    }

    /// The number of failures in a row that locks the sensor: five.
    ///
    /// - Source: https://developer.apple.com/documentation/localauthentication/lapolicy/deviceownerauthenticationwithbiometrics
    public static let failureLimit = 5

    struct State {
        var kind = Kind.faceID
        var isEnrolled = true
        var isPasscodeSet = true
        var answer = Answer.ask
        var passcodeAnswer = PasscodeAnswer.ask
        var failureCount = 0
        var enrolment: UInt64 = 1
        var secondsSinceUnlock: TimeInterval?
        var evaluations: [BiometricEvaluation] = []
        var isUsed = false
    }

    let state = Mutex(State())
    private let usage = Mutex<@Sendable () -> String?>({
        Bundle.main.object(forInfoDictionaryKey: Permission.faceID.usageKey ?? "") as? String
    })

    package init() {}

    /// The sensor of the device; `.faceID` by default.
    public var kind: Kind {
        get { state.withLock { $0.kind } }
        set { state.withLock { $0.kind = newValue } }
    }

    /// Whether a face or a finger is enrolled; `true` by default.
    public var isEnrolled: Bool {
        get { state.withLock { $0.isEnrolled } }
        set { state.withLock { $0.isEnrolled = newValue } }
    }

    /// Whether the device has a passcode; `true` by default. Without a passcode, the sensor cannot be used either.
    public var isPasscodeSet: Bool {
        get { state.withLock { $0.isPasscodeSet } }
        set { state.withLock { $0.isPasscodeSet = newValue } }
    }

    /// The answer to the next prompts of the sensor; `.ask` by default.
    public var answer: Answer {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }

    /// The answer to the next prompts for the passcode; `.ask` by default.
    public var passcodeAnswer: PasscodeAnswer {
        get { state.withLock { $0.passcodeAnswer } }
        set { state.withLock { $0.passcodeAnswer = newValue } }
    }

    /// The number of failures since the last success; 0 by default.
    public var failureCount: Int { state.withLock { $0.failureCount } }

    /// Whether the sensor is locked after ``failureLimit`` failures, until the person enters the passcode; `false` by
    /// default.
    public var isLockedOut: Bool {
        get { failureCount >= Self.failureLimit }
        set { state.withLock { $0.failureCount = newValue ? Self.failureLimit : 0 } }
    }

    /// The seconds between the moment when the person unlocked the device with the sensor and the next evaluations;
    /// `nil`, the default, if the device was unlocked in another way.
    public var secondsSinceUnlock: TimeInterval? {
        get { state.withLock { $0.secondsSinceUnlock } }
        set { state.withLock { $0.secondsSinceUnlock = newValue } }
    }

    /// Enrols another face or finger, or removes one. Apps detect the change by the domain state.
    public func changeEnrolment() { state.withLock { $0.enrolment += 1 } }

    /// The evaluations that the app requested, oldest first; at most ``RequestLog/limit``.
    public var evaluations: [BiometricEvaluation] { state.withLock { $0.evaluations } }
}

extension BiometricsService {
    /// The explanation in the app's Info.plist that Face ID demands; `nil` without one. A test may replace the closure.
    package var usageText: @Sendable () -> String? {
        get { usage.withLock { $0 } }
        set { usage.withLock { $0 = newValue } }
    }

    /// Records that the app uses the service, so that the panel shows it.
    package func markUsed() { state.withLock { $0.isUsed = true } }

    package func record(_ evaluation: BiometricEvaluation) {
        state.withLock { state in
            state.isUsed = true
            state.evaluations.append(evaluation)
            if state.evaluations.count > RequestLog.limit { state.evaluations.removeFirst() }
        }
    }

    /// Records that the sensor did not recognise the person.
    package func recordFailure() { state.withLock { $0.failureCount += 1 } }

    /// Records that the sensor recognised the person, or that the person entered the passcode.
    package func recordSuccess() { state.withLock { $0.failureCount = 0 } }

    /// The state of the enrolment, 32 bytes that are equal as long as nothing was enrolled or removed.
    package var domainState: Data {
        var (seed, kind) = state.withLock { ($0.enrolment, $0.kind) }
        seed = seed &* 2 &+ (kind == .faceID ? 1 : 0)
        // SplitMix64: different seeds have different first words, because each of its steps can be inverted.
        let words = (0..<4).map { _ -> UInt64 in
            seed &+= 0x9E37_79B9_7F4A_7C15
            var word = seed
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return word ^ (word >> 31)
        }
        return Data(words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
    }
}
