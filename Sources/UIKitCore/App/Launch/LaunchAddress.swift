/// What a program was started to open.
@MainActor package enum LaunchAddress {
    /// The first of some arguments whose scheme the app's Info.plist declares; `nil` where none is.
    package static func among(_ arguments: some Sequence<String>) -> URL? {
        let schemes = AppInfo.current.urlSchemes
        guard !schemes.isEmpty else { return nil }
        return arguments.lazy.compactMap(URL.init(string:)).first { $0.scheme.map { schemes.contains($0.lowercased()) } ?? false }
    }
}
