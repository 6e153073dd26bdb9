/// Which version of the sources is being built, as far as git can tell.
struct BuildVersion: Equatable {
    /// What the answer rests on.
    enum Origin: String, CaseIterable {
        /// A tag that names a version is an ancestor of the commit.
        case tag
        /// No such tag exists, and the package's file `VERSION` names a version: that one, and all commits are counted.
        case file
        /// No such tag exists: version 0.0.0, and all commits are counted.
        case noTag
        /// The clone is shallow and has no such tag: version 0.0.0, and the commits that are there are counted.
        case shallow
        /// A repository without a commit: version 0.0.0, build 0.
        case noCommit
        /// The sources are in no repository, or in one which git refuses to read: version 0.0.0, build 0.
        case noRepository
        /// git is not installed: version 0.0.0, build 0.
        case noGit
    }

    var origin: Origin
    var version = SemanticVersion.zero
    /// Commits since the tag, or all of them where there is none.
    var build = 0
    /// 40 or 64 hexadecimal digits.
    var commit: String?
    /// Whether files which git knows differ from the commit.
    var isDirty = false
    /// In seconds since 1970: `SOURCE_DATE_EPOCH`, else the commit's; never the time of the build.
    var date: Int?

    /// The version with its marks: `2.0.0-beta.1+dirty`.
    var text: String { version.description + (isDirty ? "+dirty" : "") }
}
