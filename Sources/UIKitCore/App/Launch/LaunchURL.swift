/// The URL that a program opens at launch.
@MainActor package enum LaunchURL {
    /// Returns the first argument that is a URL whose scheme the app's Info.plist declares; `nil` if there is none.
    package static func among(_ arguments: some Sequence<String>) -> URL? {
        guard !AppInfo.current.urlSchemes.isEmpty else { return nil }
        return arguments.lazy.compactMap(URL.init(string:)).first(where: AppInfo.current.declares)
    }
}

extension AppInfo {
    /// Returns whether the app declares the scheme of a URL.
    func declares(_ url: URL) -> Bool { url.scheme.map { urlSchemes.contains($0.lowercased()) } ?? false }
}
