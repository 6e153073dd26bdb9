import Platform
import SystemServices

/// Asks the user for permissions.
@MainActor package final class PermissionRequests {
    private weak var host: ApplicationHost?
    /// The handlers that wait for the answer to the visible question.
    private var waiting: [Permission: [@MainActor (PermissionStatus) -> Void]] = [:]

    init(_ host: ApplicationHost) {
        self.host = host
    }

    /// Asks the user once, and saves the answer. Requests while the question is visible receive the same answer.
    ///
    /// - Parameter completion: Called with the status, which is `.notDetermined` only if the app ends before the
    ///   answer. Called at once if the user has answered before.
    package func request(_ permission: Permission, completion: @escaping @MainActor (PermissionStatus) -> Void) {
        guard let host else { return completion(.notDetermined) }
        let permissions = host.system.permissions
        guard permissions[permission] == .notDetermined else { return completion(permissions[permission]) }
        waiting[permission, default: []].append(completion)
        guard waiting[permission]?.count == 1 else { return }
        host.system.requests.record("permission", "asks for \(permission.title)")
        let answers = permission.answers
        let alert = SystemAlert(
            title: permission.question(from: Self.appName), message: usage(of: permission) ?? permission.explanation,
            buttons: answers.map { SystemAlert.Button($0.title) }, preferredButton: permission.preferredAnswer)
        host.systemAlerts.show(alert) { [weak self] index in
            if let index { permissions[permission] = answers[index].status }
            for handler in self?.waiting.removeValue(forKey: permission) ?? [] { handler(permissions[permission]) }
        }
    }

    /// Returns the status after the user's answer.
    package func status(afterRequesting permission: Permission) async -> PermissionStatus {
        await withCheckedContinuation { continuation in request(permission) { continuation.resume(returning: $0) } }
    }

    /// The app's reason in Info.plist; `nil` without a reason.
    private func usage(of permission: Permission) -> String? {
        permission == .faceID
            ? host?.system.biometrics.usageText()
            : permission.usageKey.flatMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    }

    /// The displayed name of the app.
    package static var appName: String {
        if let name = ApplicationHost.current?.displayName { return name }
        let info = Bundle.main.infoDictionary ?? [:]
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { info[$0] as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }
}
