import Foundation
import Testing

@testable import caret_build_step

@Suite struct BuildVersionTests {
    @Test func `R3 a tag and seven commits give its version and build seven`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try repository.commit()
        try repository.git("tag", "v1.4.0")
        #expect(repository.version().version.text == "1.4.0")
        #expect(repository.version().version.build == 0)
        try repository.commit(times: 7)
        let (version, warnings) = repository.version()
        #expect(version.text == "1.4.0")
        #expect(version.build == 7)
        #expect(version.origin == .tag)
        #expect(version.commit == (try repository.git("rev-parse", "HEAD")))
        #expect(version.date == 1_700_000_000)
        #expect(warnings.isEmpty)
    }

    @Test func `R3 without a tag the version is zero and all commits count`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        #expect(repository.version().version == BuildVersion(origin: .noCommit))
        try repository.commit(times: 3)
        let (version, warnings) = repository.version()
        #expect((version.text, version.build, version.origin) == ("0.0.0", 3, .noTag))
        #expect(warnings.isEmpty)
    }

    @Test func `without a tag the file VERSION names the version`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try Data("0.2.0-dev\n".utf8).write(to: scratch.path("VERSION"))
        try repository.commit(times: 2)
        let untagged = repository.version()
        #expect((untagged.version.text, untagged.version.build, untagged.version.origin) == ("0.2.0-dev", 2, .file))
        #expect(untagged.warnings.isEmpty)
        try repository.git("tag", "v1.0.0")
        let tagged = repository.version().version
        #expect((tagged.text, tagged.build, tagged.origin) == ("1.0.0", 0, .tag))
    }

    @Test func `a file VERSION that names no version is a warning`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try Data("the next one".utf8).write(to: scratch.path("VERSION"))
        try repository.commit()
        let (version, warnings) = repository.version()
        #expect((version.text, version.origin) == ("0.0.0", .noTag))
        #expect(warnings.contains { $0.contains("VERSION") })
    }

    @Test func `R3 a missing git and a missing repository are results`() throws {
        let scratch = try Scratch()
        #expect(Repository.version(of: scratch.url).version == BuildVersion(origin: .noRepository))
        #expect(Repository.version(of: scratch.url).warnings.isEmpty)
        #expect(Repository.version(of: scratch.path("nowhere")).version == BuildVersion(origin: .noRepository))
        try Repository(scratch.url).commit()
        #expect(Repository.version(of: scratch.url, ["PATH": scratch.url.path]).version == BuildVersion(origin: .noGit))
    }

    @Test func `R3 a shallow clone without its tag reports it`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.path("origin"))
        try repository.commit()
        try repository.git("tag", "v1.4.0")
        try repository.commit(times: 4)
        try repository.git("clone", "-q", "--depth", "2", repository.folder.absoluteString, scratch.path("shallow").path)
        let (version, warnings) = Repository.version(of: scratch.path("shallow"))
        #expect((version.text, version.build, version.origin) == ("0.0.0", 2, .shallow))
        #expect(warnings.count == 1 && warnings[0].contains("git fetch --unshallow --tags"))
    }

    @Test func `R3 a shallow clone with its tag gives the same as a whole one`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.path("origin"))
        try repository.commit(times: 5)
        try repository.git("tag", "v1.4.0")
        try repository.commit(times: 2)
        try repository.git(
            "clone", "-q", "--depth", "4", "--no-single-branch", repository.folder.absoluteString, scratch.path("clone").path)
        let version = Repository.version(of: scratch.path("clone")).version
        #expect((version.text, version.build, version.origin) == ("1.4.0", 2, .tag))
    }

    @Test func `R3 a dirty tree is marked and a new file alone does not make it dirty`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try scratch.write("one", to: "a.txt")
        try repository.git("add", ".")
        try repository.commit()
        try repository.git("tag", "v2.0.0-beta.1")
        try scratch.write("new", to: "b.txt")
        #expect(repository.version().version.text == "2.0.0-beta.1")
        try scratch.write("two", to: "a.txt")
        let version = repository.version().version
        #expect(version.text == "2.0.0-beta.1+dirty")
        #expect(version.version.preRelease == ["beta", "1"])
        #expect(version.isDirty)
        try FileManager.default.removeItem(at: scratch.path("a.txt"))
        #expect(repository.version().version.isDirty)
    }

    @Test func `R3 a detached head and a worktree have their own results`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.path("main"))
        try repository.commit()
        try repository.git("tag", "v1.0.0")
        try repository.commit(times: 2)
        try repository.git("tag", "-a", "v1.1.0", "-m", "Second")
        try repository.commit(times: 3)
        try repository.git("checkout", "-q", "v1.1.0~1")
        #expect((repository.version().version.text, repository.version().version.build) == ("1.0.0", 1))
        try repository.git("worktree", "add", "-q", scratch.path("tree").path, "trunk")
        let version = Repository.version(of: scratch.path("tree")).version
        #expect((version.text, version.build) == ("1.1.0", 3))
    }

    @Test func `R3 a tag that is no version is ignored`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try repository.commit()
        try repository.git("tag", "nightly")
        #expect(repository.version().version.origin == .noTag)
        try repository.git("tag", "1.4.0")
        try repository.commit(times: 2)
        for tag in ["v1", "release/9.9.9", "version-2.0.0", "2.0.0.0"] { try repository.git("tag", tag) }
        #expect((repository.version().version.text, repository.version().version.build) == ("1.4.0", 2))
    }

    @Test func ofSeveralTagsOnOneCommitTheHighestCounts() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try repository.commit()
        for tag in ["v1.9.0", "v1.10.0", "v1.10.0-rc.2", "latest"] { try repository.git("tag", tag) }
        try repository.git("tag", "-a", "v1.2.0", "-m", "Annotated, which git itself would prefer")
        try repository.commit()
        #expect((repository.version().version.text, repository.version().version.build) == ("1.10.0", 1))
    }

    @Test func theNearestTagWinsOverAHigherOneFurtherAway() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try repository.commit()
        try repository.git("tag", "v3.0.0")
        try repository.commit()
        try repository.git("tag", "v2.0.1")
        try repository.git("pack-refs", "--all")
        #expect(repository.version().version.text == "2.0.1")
        try repository.git("checkout", "-q", "-b", "other", "v3.0.0")
        try repository.commit("Another")
        #expect((repository.version().version.text, repository.version().version.build) == ("3.0.0", 1))
    }

    @Test func `R3 the date is SOURCE_DATE_EPOCH or the commit's`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try repository.commit()
        #expect(repository.version(["SOURCE_DATE_EPOCH": "86400"]).version.date == 86_400)
        for text in ["", "soon", "-1", "1.5"] {
            let (version, warnings) = repository.version(["SOURCE_DATE_EPOCH": text])
            #expect(version.date == 1_700_000_000)
            #expect(warnings.count == 1)
        }
        #expect(Repository.version(of: scratch.path("x"), ["SOURCE_DATE_EPOCH": "5"]).version.date == 5)
    }

    @Test func aRepositoryThatGitDoesNotTrustIsAResultWithAWarning() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try repository.commit()
        let (version, warnings) = repository.version(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
        #expect(version == BuildVersion(origin: .noRepository))
        #expect(warnings.count == 1 && warnings[0].contains("dubious ownership"), "\(warnings)")
    }

    @Test func variablesOfAHookAreIgnored() throws {
        let scratch = try Scratch()
        let hooked = try Repository(scratch.path("hooked"))
        try hooked.commit()
        try hooked.git("tag", "v9.0.0")
        let repository = try Repository(scratch.path("mine"))
        try repository.commit()
        try repository.git("tag", "v1.0.0")
        let git = hooked.folder.appendingPathComponent(".git").path
        #expect(repository.version(["GIT_DIR": git, "GIT_WORK_TREE": hooked.folder.path, "GIT_PREFIX": "x/"]).version.text == "1.0.0")
    }

    @Test func aPackageBelowARepositoryThatDoesNotTrackItIsNoPartOfIt() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.url)
        try scratch.write("x", to: "Mine/Package.swift")
        try scratch.write("x", to: "Foreign/Package.swift")
        try repository.git("add", "Mine")
        try repository.commit()
        try repository.git("tag", "v1.0.0")
        #expect(Repository.version(of: scratch.path("Mine")).version.text == "1.0.0")
        #expect(Repository.version(of: scratch.path("Foreign")).version == BuildVersion(origin: .noRepository))
        try scratch.write("y", to: "Mine/Package.swift")
        #expect(Repository.version(of: scratch.path("Mine")).version.text == "1.0.0+dirty")
        #expect(repository.version().version.isDirty)
    }
}
