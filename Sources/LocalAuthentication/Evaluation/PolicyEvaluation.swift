internal import CoreGraphics
internal import Dispatch
internal import Foundation
internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// The result of an evaluation: the proof, or the reason of the failure.
enum PolicyResult: Hashable, Sendable {
    case success(OwnerProof)
    case failure(LAError.Code)
}

/// One request for a proof. Ends once: with an answer, a cancellation or the end of the app.
final class PolicyEvaluation: Sendable {
    private struct State {
        /// Called with the result; `nil` after the end.
        var completion: (@Sendable (PolicyResult) -> Void)?
        /// Removes the visible alert.
        var withdraw: (@Sendable @MainActor () -> Void)?
        /// The work that `settle` waits for; `nil` while the evaluation waits for a person.
        var work: PendingWork.Token?
    }

    let prompt: PolicyPrompt
    let services: SystemServices
    private let isValid: Bool
    private let allowsInteraction: Bool
    private let reuseDuration: TimeInterval
    private let queue: DispatchQueue
    private let state = Mutex(State())

    init(
        _ prompt: PolicyPrompt, _ services: SystemServices, isValid: Bool, allowsInteraction: Bool, reuseDuration: TimeInterval,
        queue: DispatchQueue
    ) {
        self.prompt = prompt
        self.services = services
        self.isValid = isValid
        self.allowsInteraction = allowsInteraction
        self.reuseDuration = min(reuseDuration, LATouchIDAuthenticationMaximumAllowableReuseDuration)
        self.queue = queue
    }

    var device: BiometricsService { services.biometrics }

    /// Whether the evaluation has ended, or has not started.
    var hasEnded: Bool { state.withLock { $0.completion == nil } }

    /// Starts the evaluation.
    ///
    /// - Parameter completion: Called once on the queue.
    func start(completion: @escaping @Sendable (PolicyResult) -> Void) {
        state.withLock { state in
            state.completion = completion
            state.work = PendingWork.begin("an evaluation of LAContext")
        }
        device.record(prompt.evaluation)
        services.requests.record("biometrics", prompt.line)
        guard isValid else { return finish(.failure(.invalidContext)) }
        let check = PolicyCheck(services)
        if let code = check.failure(of: prompt.accepted) { return finish(.failure(code)) }
        if prompt.acceptsSensor, check.biometryFailure == nil, let age = device.secondsSinceUnlock, age < reuseDuration {
            return finish(.success(.sensor))
        }
        guard allowsInteraction else { return finish(.failure(.notInteractive)) }
        let hasUsageText = hasUsageText
        Task { @MainActor in await run(hasUsageText: hasUsageText) }
    }

    /// Ends the evaluation, unless it has ended already.
    func finish(_ result: PolicyResult) {
        let (last, completion) = state.withLock { state in (state, exchange(&state, with: State()).completion) }
        guard let completion else { return }
        if let withdraw = last.withdraw { Task { @MainActor in withdraw() } }
        // A person may cause the end while no work is pending.
        let work = last.work ?? PendingWork.begin("an evaluation of LAContext")
        queue.async {
            completion(result)
            PendingWork.end(work)
        }
    }

    @MainActor private func run(hasUsageText: Bool) async {
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.finish(.failure(.systemCancel)) }
        defer { NotificationCenter.default.removeObserver(observer) }
        guard ApplicationHost.current?.application.applicationState != .background else {
            return finish(.failure(.notInteractive))
        }
        finish(await authenticate(hasUsageText: hasUsageText))
    }

    /// Shows an alert, and returns the index of the chosen button; `nil` if the evaluation or the app ended.
    @MainActor func ask(_ alert: SystemAlert) async -> Int? {
        guard let alerts = ApplicationHost.current?.systemAlerts else {
            finish(.failure(.notInteractive))
            return nil
        }
        return await waitForPerson {
            await withCheckedContinuation { continuation in
                let id = alerts.show(alert) { continuation.resume(returning: $0) }
                let hasEnded = state.withLock { state in
                    state.withdraw = { [weak alerts] in alerts?.withdraw(id) }
                    return state.completion == nil
                }
                if hasEnded { alerts.withdraw(id) }
            }
        }
    }

    /// Waits for a person. Meanwhile `settle` does not wait for the evaluation.
    @MainActor func waitForPerson<Answer: Sendable>(_ answer: @MainActor () async -> Answer) async -> Answer {
        if let work = state.withLock({ exchange(&$0.work, with: nil) }) { PendingWork.end(work) }
        let result = await answer()
        state.withLock { state in
            state.withdraw = nil
            guard state.completion != nil else { return }
            state.work = PendingWork.begin("an evaluation of LAContext")
        }
        return result
    }

    /// Whether the app explains in its Info.plist why it uses the sensor, as Face ID demands.
    private var hasUsageText: Bool {
        guard prompt.acceptsSensor, prompt.kind == .faceID, device.usageText()?.isEmpty ?? true else { return true }
        Diagnostics.report(
            "localAuthentication.usage",
            "LAContext: Info.plist has no NSFaceIDUsageDescription, so Face ID is not available. Add a text that explains the use.")
        return false
    }
}
