import Foundation
import TestFolders
import Testing

/// The example program without an app delegate.
@Suite struct PlaygroundProgramTests {
    /// The end of a program.
    private struct Run {
        let status: Int32
        let output: String

        init(_ arguments: [String], home: URL) throws {
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appendingPathComponent("Playground")
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(["HOME": home.path]) { $1 }
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            status = process.terminationStatus
        }
    }

    @Test func aLiveViewIsShownAfterTheMainProgram() throws {
        let folder = try TestFolder.make()
        let picture = folder.appendingPathComponent("Picture.png")
        let run = try Run(["--snapshot", picture.path], home: folder)
        #expect(run.status == 0 && run.output == "This is the end of main.swift.\n")
        #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func aProgramContinuesUntilItFinishes() throws {
        let run = try Run(["work"], home: try TestFolder.make())
        #expect(run.status == 0 && run.output == "This is the end of main.swift.\nThe work is done.\n")
    }

    @Test func aProgramThatFailsEnds() throws {
        let run = try Run(["fail"], home: try TestFolder.make())
        #expect(run.status == 3 && run.output.isEmpty)
    }
}
