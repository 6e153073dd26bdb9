import Foundation

extension BuildVersion {
    /// Returns the version of the package in `folder`, and warnings for its author. There is a result for every state
    /// of the folder.
    static func read(folder: URL, environment: [String: String]) -> (version: BuildVersion, warnings: [String]) {
        let git = Git(folder: folder, environment: environment)
        var (version, warnings) = read(from: git)
        if version.origin != .tag, let text = try? String(contentsOf: folder.appendingPathComponent("VERSION"), encoding: .utf8) {
            if let fileVersion = SemanticVersion(tag: text.trimmingCharacters(in: .whitespacesAndNewlines)) {
                (version.origin, version.version, warnings) = (.file, fileVersion, [])
            } else {
                warnings.append("the file VERSION names no version, such as 1.4.0; git's answer stands")
            }
        }
        if let text = environment["SOURCE_DATE_EPOCH"] {
            if let seconds = Int(text), seconds >= 0 {
                version.date = seconds
            } else {
                warnings.append("SOURCE_DATE_EPOCH is '\(text)', which is no number of seconds since 1970; the commit's date stands")
            }
        }
        return (version, warnings)
    }

    private static func read(from git: Git) -> (BuildVersion, [String]) {
        switch git.ask("rev-parse", "--show-prefix") {
        case .notInstalled: return (BuildVersion(origin: .noGit), [])
        case .refused(let reason):
            // It is normal that a folder is outside of any repository, but a repository that git does not trust is
            // reported.
            let isUnknown = reason.contains("not a git repository")
            return (BuildVersion(origin: .noRepository), isUnknown ? [] : ["git does not tell the version: \(reason)"])
        case .text(let prefix):
            // If the repository around the package does not track its folder, the package is not a part of the
            // repository.
            guard prefix.isEmpty || !git.lines("ls-files", "--", ".").isEmpty else { return (BuildVersion(origin: .noRepository), []) }
            return readCommit(from: git)
        }
    }

    private static func readCommit(from git: Git) -> (BuildVersion, [String]) {
        let commit = git.lines("log", "-1", "--no-show-signature", "--format=%H%n%ct")
        guard commit.count == 2 else { return (BuildVersion(origin: .noCommit), []) }
        var version = BuildVersion(origin: .noTag, commit: commit[0], date: Int(commit[1]))
        version.isDirty = !git.lines("status", "--porcelain", "--untracked-files=no", "--", ".").isEmpty
        if let (nearest, distance) = nearestTag(git) {
            (version.origin, version.version, version.build) = (.tag, nearest, distance)
            return (version, [])
        }
        version.build = git.lines("rev-list", "--count", "HEAD").first.flatMap(Int.init) ?? 0
        guard git.ask("rev-parse", "--is-shallow-repository") == .text("true") else { return (version, []) }
        version.origin = .shallow
        return (version, ["the clone is shallow and has no version tag; `git fetch --unshallow --tags` gets them"])
    }

    /// Returns the version tag with the fewest commits after it, and the number of these commits. If a commit has
    /// several tags, the highest version is used.
    private static func nearestTag(_ git: Git) -> (SemanticVersion, Int)? {
        let tags = git.lines("for-each-ref", "refs/tags", "--merged", "HEAD", "--format=%(refname:strip=2)")
        let versions = tags.filter { SemanticVersion(tag: $0) != nil }
        guard !versions.isEmpty else { return nil }
        let matchOptions = versions.flatMap { ["--match", $0] }
        guard case .text(let text) = git.ask(["describe", "--tags", "--long", "--abbrev=40"] + matchOptions + ["HEAD"]) else { return nil }
        // In `v2.0.0-beta.1-7-g8f3c…`, the part before the last two hyphens may contain hyphens too.
        let parts = text.split(separator: "-")
        guard parts.count >= 3, let distance = Int(parts[parts.count - 2]) else { return nil }
        let tag = parts.dropLast(2).joined(separator: "-")
        let tagsAtCommit = git.lines("for-each-ref", "refs/tags", "--points-at", "\(tag)^{commit}", "--format=%(refname:strip=2)")
        let best = (tagsAtCommit + [tag]).compactMap(SemanticVersion.init(tag:)).max()
        return best.map { ($0, distance) }
    }
}
