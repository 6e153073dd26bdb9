import Foundation
import Testing

@testable import Gallery

struct LaunchArgumentsTests {
    @Test(
        arguments: [
            ([], nil), (["/photos"], "/photos"), (["--", "/photos"], "/photos"), (["--backend", "web", "/photos"], "/photos"),
            (["--", "--backend"], "--backend"), (["/a", "/b"], "/a"), (["--x", "/a"], "/a"),
        ] as [([String], String?)])
    func theFolderIsTheFirstArgument(arguments: [String], name: String?) {
        #expect(LaunchArguments(arguments).folder?.lastPathComponent == name.map { ($0 as NSString).lastPathComponent })
    }

    @Test(
        arguments: [
            (["nonsense", "--x"], "--x"), (["/a", "/b"], "/b"), (["--backend=web"], "--backend=web"), (["--", "--x"], nil), (["-h"], nil),
        ] as [([String], String?)])
    func theFirstUnknownArgumentIsNamed(arguments: [String], unknown: String?) {
        #expect(LaunchArguments(arguments).unknown == unknown)
    }

    @Test func helpIsRecognisedBeforeTheDashes() {
        #expect(LaunchArguments(["/a", "--help"]).wantsHelp)
        #expect(!LaunchArguments(["--", "--help"]).wantsHelp)
        #expect(LaunchArguments.usage.split(separator: "\n").count == 3)
    }

    @Test func thePagerOfClosuresIsRecognisedBeforeTheDashes() {
        #expect(LaunchArguments(["--closures", "/a"]).usesClosures && LaunchArguments(["--closures", "/a"]).folder?.path == "/a")
        #expect(!LaunchArguments(["--", "--closures"]).usesClosures)
    }
}
