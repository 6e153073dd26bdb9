import Foundation

/// Hands addresses to the programs that show them.
@MainActor package protocol AddressOpener: AnyObject {
    /// Whether some program shows addresses of this kind.
    func canOpen(_ url: URL) -> Bool
    /// Starts that program; says afterwards whether it could.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)
}
