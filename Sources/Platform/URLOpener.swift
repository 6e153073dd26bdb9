import Foundation

/// Opens URLs with other programs.
@MainActor package protocol URLOpener: AnyObject {
    /// Returns whether a program can open URLs of this scheme.
    func canOpen(_ url: URL) -> Bool
    /// Starts the program; `completion` receives whether the program could open the URL.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)
}
