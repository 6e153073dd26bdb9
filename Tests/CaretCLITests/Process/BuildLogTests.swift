import Testing

@testable import CaretCLI

struct BuildLogTests {
    @Test func errorsAreKeptOnceWithTheirLinesAndWarningsAreNot() {
        let log = """
            Building for debugging...
            [4/9] Emitting module Lib
            /p/Lib.swift:1:22: warning: using '@_implementationOnly' [#ImplementationOnlyDeprecated]
            1 | @_implementationOnly import Foundation
              |                      `- warning: using '@_implementationOnly' [#ImplementationOnlyDeprecated]

            [#ImplementationOnlyDeprecated]: <https://docs.swift.org/compiler>
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            /p/main.swift:5:16: error: cannot find 'missing' in scope
            4 | let unused = 1
              |     `- warning: never used
            5 | print("error: ", missing)
              |                  `- error: cannot find 'missing' in scope
            6 |\u{20}

            Swift.Equatable.==:2:13: note: protocol requires function '=='
            1 | protocol Equatable {
            [9/12] Compiling Hello b.swift
            /p/main.swift:5:16: error: cannot find 'missing' in scope
            4 | let unused = 1
              |     `- warning: never used
            5 | print("error: ", missing)
              |                  `- error: cannot find 'missing' in scope
            6 |\u{20}
            """
        #expect(
            BuildLog(log).failure == """
                /p/main.swift:5:16: error: cannot find 'missing' in scope
                4 | let unused = 1
                5 | print("error: ", missing)
                  |                  `- error: cannot find 'missing' in scope
                6 |\u{20}
                """)
    }

    @Test func missingSymbolsOfTheLinkerAreKept() {
        let log = """
            [7/9] Write Objects.LinkFileList
            error: link command failed with exit code 1 (use -v to see invocation)
            /p/b.swift:3: error: undefined reference to 'nowhere'
            clang: error: linker command failed with exit code 1 (use -v to see invocation)
            [8/9] Linking Hello
            """
        #expect(BuildLog(log).failure == "/p/b.swift:3: error: undefined reference to 'nowhere'")
    }

    @Test func aFailureWithoutErrorsIsKept() {
        #expect(BuildLog("[1/2] Linking\nerror: link command failed with exit code 1\n").failure.hasPrefix("error: link command failed"))
    }

    @Test func aLogWithoutAnErrorIsQuotedFromItsEnd() {
        let lines = (1...30).map { "[\($0)/30] step" }
        #expect(BuildLog(lines.joined(separator: "\n") + "\n").failure == lines.suffix(20).joined(separator: "\n"))
        #expect(BuildLog("").failure.isEmpty)
    }
}
