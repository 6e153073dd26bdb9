import CompilerWrapper
import Testing

/// The arguments of the compiler that the wrapper reads and changes.
struct CompilerCallTests {
    @Test func aCallThatCompilesNamesItsModule() {
        #expect(CompilerCall(arguments: ["-module-name", "App", "-c", "a.swift"]).compiledModule == "App")
        #expect(CompilerCall(arguments: ["-module-name", "App", "-emit-executable", "-o", "App", "a.o"]).compiledModule == nil)
        #expect(CompilerCall(arguments: ["--version"]).compiledModule == nil)
    }

    @Test func definitionsAreReadInBothForms() {
        let call = CompilerCall(arguments: ["-DDEBUG", "-D", "SWIFT_PACKAGE", "-c", "D.swift"])
        #expect(call.definitions == ["DEBUG", "SWIFT_PACKAGE"])
        #expect(call.sources == ["D.swift"])
    }

    @Test func aSearchPathIsRemovedInBothForms() {
        let call = CompilerCall(arguments: ["-I", "/sdk/beside", "-I/sdk/beside", "-I", "/sdk/uikit", "/sdk/beside"])
        #expect(call.withoutSearchPath("/sdk/beside").arguments == ["-I", "/sdk/uikit", "/sdk/beside"])
    }

    @Test(arguments: [
        "/a/b.swift", "/a b/ü.swift", "/it's/\"x\".swift", "/back\\slash.swift", "/tab\there.swift",
    ]) func aResponseFileKeepsEachName(_ name: String) {
        let names = ["-c", name, "/other.swift"]
        #expect(ResponseFile.arguments(in: ResponseFile.text(names)) == names)
    }

    @Test func aResponseFileOfSwiftPMIsRead() {
        #expect(
            ResponseFile.arguments(in: "/a.swift\n'/b c.swift'\n\"/d \\\"e.swift\"\n/f\\ g.swift\n''\n") == [
                "/a.swift", "/b c.swift", "/d \"e.swift", "/f g.swift", "",
            ])
    }
}
