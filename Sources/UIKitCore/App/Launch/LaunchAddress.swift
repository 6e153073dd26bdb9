/// What a program was started to open.
@MainActor package enum LaunchAddress {
    /// The first of some arguments whose scheme the app's Info.plist declares; `nil` where none is.
    package static func among(_ arguments: some Sequence<String>) -> URL? {
        guard !AppInfo.current.urlSchemes.isEmpty else { return nil }
        return arguments.lazy.compactMap(URL.init(string:)).first(where: AppInfo.current.declares)
    }
}

extension AppInfo {
    /// Whether the scheme of an address is the app's own.
    func declares(_ url: URL) -> Bool { url.scheme.map { urlSchemes.contains($0.lowercased()) } ?? false }
}
