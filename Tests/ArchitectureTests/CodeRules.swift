import Testing

/// Rules about constructs that the sources avoid.
@Suite struct CodeRules {
    @Test(arguments: SourceTree.sources + SourceTree.tests.filter { !$0.path.contains("ArchitectureTests") })
    func noTrapsInTheSources(file: SourceFile) {
        let words = ["try!", " as! ", "unowned ", "unowned(", "TODO", "FIXME"]
        guard file.mentions(words) else { return }
        for (index, line) in file.code.enumerated() {
            for word in words {
                #expect(!line.contains(word), "\(file.path):\(index + 1): \(word)")
            }
        }
    }

    @Test(arguments: SourceTree.sources)
    func uncheckedConcurrencyIsJustifiedInAComment(file: SourceFile) {
        guard file.mentions("@unchecked", "nonisolated(unsafe)") else { return }
        for (index, line) in file.code.enumerated() where line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)") {
            let above = file.lines[max(0, index - 8)..<index].reversed().map { $0.trimmingCharacters(in: .whitespaces) }
            // A type has the comment directly above. Several variables may share one.
            let isType = line.contains("@unchecked")
            let comment = isType ? Array(above.prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }) : above.filter { $0.hasPrefix("//") }
            // A description alone proves nothing.
            let isProved = comment.contains { !$0.hasPrefix("///") && $0.hasPrefix("//") || $0.contains(/nchecked|Sendable|thread|lock/) }
            #expect(isProved, "\(file.path):\(index + 1) needs the comment that proves it")
        }
    }

    @Test(arguments: SourceTree.sources.filter { $0.module == "UIKitCore" && !$0.name.hasPrefix("DelegateHub") })
    func delegatesAreCalledThroughTheirHub(file: SourceFile) {
        let direct = /\b(delegate|dataSource|prefetchDataSource)\?\.\w+\(/
        guard file.mentions("delegate?.", "ataSource?.") else { return }
        for (index, line) in file.code.enumerated() where line.contains("?.") {
            #expect(line.firstMatch(of: direct) == nil, "\(file.path):\(index + 1): \(line)")
        }
    }

    /// Time, random numbers, location and environment are inputs below Platform.
    @Test(arguments: SourceTree.sources.filter { ["CoreGraphics", "QuartzCore", "UIKitEngines"].contains($0.module) })
    func modulesBelowPlatformReadNoEnvironment(file: SourceFile) {
        let sources = [
            "Date()", "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday", "DispatchTime.now", "systemUptime",
            ".random(", "SystemRandomNumberGenerator", "Locale.current", "getenv", "ProcessInfo", "Thread.sleep", "usleep",
        ]
        guard file.mentions(sources) else { return }
        for (index, line) in file.code.enumerated() {
            for source in sources {
                #expect(!line.contains(source), "\(file.path):\(index + 1): \(source)")
            }
        }
    }

    @Test(arguments: SourceTree.sources + SourceTree.tests)
    func noMachineIsNamed(file: SourceFile) {
        let places = ["/work" + "/", "/ro" + "ot/", "/opt/sw" + "ift", "/ho" + "me/"]
        guard file.mentions(places) else { return }
        for (index, line) in file.lines.enumerated() {
            for place in places {
                #expect(!line.contains(place), "\(file.path):\(index + 1): \(place)")
            }
        }
    }

    /// The jobs in plain UIKit are code of apps, which sleeps.
    @Test(arguments: SourceTree.tests.filter { !$0.path.contains("ArchitectureTests") && !$0.path.contains("/Jobs/Plain/") })
    func testsDoNotSleep(file: SourceFile) {
        let words = ["Thread.sleep", "usleep(", "Task.sleep"]
        guard file.mentions(words) else { return }
        for (index, line) in file.code.enumerated() {
            for word in words {
                #expect(!line.contains(word), "\(file.path):\(index + 1): \(word)")
            }
        }
    }

    /// A launch ends the application of the test that is waiting at that time.
    @Test(arguments: SourceTree.tests.filter { !$0.path.contains("ArchitectureTests") })
    func testsThatLaunchAnApplicationTakeTurns(file: SourceFile) {
        let words = ["TestApp.", "TestHost.run", "ApplicationHost(", "Stage("]
        guard file.mentions(words) else { return }
        let launches = file.code.contains { line in words.contains(where: line.contains) }
        let suites = ["Tests/UIKitCoreTests/", "Tests/CaretTests/", "Tests/ExampleTests/", "Examples/"]
        guard launches, suites.contains(where: file.path.hasPrefix) else { return }
        guard file.code.contains(where: { $0.contains("@Test") }) else { return }
        #expect(file.code.contains { $0.contains("(.app") }, "\(file.path) launches an application without the trait .app")
    }

    /// A test in an extension of a type of the toolkit would belong to that module. No filter finds such a test, and
    /// its suite's traits do not apply.
    @Test(arguments: SourceTree.tests.filter { !$0.path.contains("ArchitectureTests") })
    func testsAreInSuitesOfTheirOwn(file: SourceFile) {
        guard file.mentions("extension "), file.mentions("@Test") else { return }
        var extended: String?
        for (index, line) in file.code.enumerated() {
            if line.contains("extension "), let match = line.firstMatch(of: /^(?:@?\w+ )*extension ([\w.]+)/) { extended = String(match.1) }
            if line.hasPrefix("}") { extended = nil }
            guard line.contains("@Test"), let extended else { continue }
            let isOfTheTests = SourceTree.testTypes.contains(extended)
            #expect(isOfTheTests, "\(file.path):\(index + 1): a test in an extension of \(extended)")
        }
    }
}
