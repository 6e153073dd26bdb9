@testable import UIKitCore

/// The names and the latest user info of keyboard notifications.
@MainActor final class KeyboardNotes {
    private var names: [String] = []
    private(set) var begin: CGRect?
    private(set) var end: CGRect?
    private(set) var duration: Double?
    private(set) var isLocal: Bool?
    private var observers: [any NSObjectProtocol] = []

    init() {
        for kind in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            let name = Notification.Name("UIKeyboard\(kind)Notification")
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let info = note.userInfo
                    let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    let isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
                    MainActor.assumeIsolated {
                        self?.take(kind, begin, end, duration, isLocal)
                    }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func take(_ kind: String, _ begin: CGRect?, _ end: CGRect?, _ duration: Double?, _ isLocal: Bool?) {
        names.append(kind)
        (self.begin, self.end, self.duration, self.isLocal) = (begin, end, duration, isLocal)
    }

    func take() -> [String] {
        defer { names = [] }
        return names
    }
}
