/// The version of the sources of a build, determined with git.
struct BuildVersion: Equatable {
    /// The source of the version.
    enum Origin: String, CaseIterable {
        /// A tag with a version is an ancestor of the commit.
        case tag
        /// There is no such tag, and the package's file `VERSION` contains a version. All commits are counted.
        case file
        /// There is neither such a tag nor such a file: version 0.0.0, with the number of all commits.
        case noTag
        /// The clone is shallow and contains no such tag: version 0.0.0, with the number of available commits.
        case shallow
        /// The repository has no commit: version 0.0.0, build 0.
        case noCommit
        /// The sources are in no repository, or in a repository that git refuses to read: version 0.0.0, build 0.
        case noRepository
        /// git is not installed: version 0.0.0, build 0.
        case noGit
    }

    var origin: Origin
    var version = SemanticVersion.zero
    /// The number of commits since the tag, or of all commits without a tag.
    var build = 0
    /// The hash of the commit, with 40 or 64 hexadecimal digits.
    var commit: String?
    /// Whether files that git tracks differ from the commit.
    var isDirty = false
    /// The date in seconds since 1970: `SOURCE_DATE_EPOCH`, or else the date of the commit; never the time of the
    /// build.
    var date: Int?

    /// The version with its suffixes, such as `2.0.0-beta.1+dirty`.
    var text: String { version.description + (isDirty ? "+dirty" : "") }
}
