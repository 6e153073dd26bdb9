import Foundation
import Testing

@testable import RewriterKit

/// Handlers that retain their object, found without types.
@Suite struct HandlerCheckTests {
    /// Returns the reports about sources, as `line: construct: instead`, with the file's number if there are several.
    private func reports(_ sources: String..., all: Bool = false) throws -> [String] {
        let folder = try TemporaryFolder()
        let paths = try sources.enumerated().map { number, source in
            let path = folder.path + "/File\(number).swift"
            try source.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }
        return HandlerCheck(files: paths, checksAllFiles: all).run().map { "\($0.line): \($0.construct): \($0.instead)" }
    }

    /// Returns the reports about statements in a method of a class.
    private func reports(in statements: String, members: String = "") throws -> [String] {
        try reports(
            """
            import Caret
            final class Model { func save() {}; var onSave: () -> Void = {} }
            class Base: UIViewController { func inherited() {} }
            final class Screen: Base {
                let button = UIButton(); let model = Model(); var closure: () -> Void = {}
                func go() {}; func moved(_ value: Float) {}; static func make() {}; \(members)
                func use(_ slider: UISlider, _ table: UITableView, _ block: @escaping () -> Void) {
            \(statements)
                }
            }
            func fileLevel() {}
            let stored: () -> Void = {}
            """)
    }

    @Test(arguments: [
        ("button.on(.tap, perform: go)", "on(.tap, self, call: Screen.go)"),
        ("button.on(.tap, perform: self.go)", "on(.tap, self, call: Screen.go)"),
        ("button.on(.tap, go)", "on(.tap, self, call: Screen.go)"),
        ("button.on(.tap, perform: inherited)", "on(.tap, self, call: Screen.inherited)"),
        ("button.on(.tap, perform: super.inherited)", "on(.tap, self, call: Screen.inherited)"),
        ("slider.on(.valueChanged, perform: moved(_:))", "on(.valueChanged, self, call: Screen.moved)"),
        (
            "slider.on(.valueChanged.debounced(for: .seconds(1)), perform: moved)",
            "on(.valueChanged.debounced(for: .seconds(1)), self, call: Screen.moved)"
        ),
        ("field.answer(.shouldReturn, with: go)", "answer(.shouldReturn, self, call: Screen.go)"),
        ("button.on(.tap, perform: model.save)", "on(.tap, model, call: Model.save)"),
        ("let other = Model(); button.on(.tap, perform: other.save)", "on(.tap, other, call: Model.save)"),
        ("view.onFrame(perform: self.frame)", "onFrame(self, call: Screen.frame)"),
        ("Row(1, .default, \"\").onSelect(perform: go)", "onSelect(self, call: Screen.go)"),
        ("table.onRefresh(perform: go)", "onRefresh(self, call: Screen.go)"),
        ("UIKeyCommand(input: \"s\", handler: go)", "[weak self]"),
        ("func local() { go() }; button.on(.tap, perform: local)", "on(.tap, self) { me in … }"),
        ("func local() { print(self) }; button.on(.tap, perform: local)", "on(.tap, self) { me in … }"),
    ])
    func boundMethodsAreReported(statement: String, instead: String) throws {
        #expect(try reports(in: statement) == ["8: bound method: \(instead)"])
    }

    @Test(arguments: [
        ("button.on(.tap) { self.go() }", "on(.tap, self) { me in … }"),
        ("button.on(.tap) { [self] in go() }", "on(.tap, self) { me in … }"),
        ("button.on(.tap, perform: { print(self) })", "on(.tap, self) { me in … }"),
        ("button.on(.tap) { Task { [weak self] in self?.go() } }", "on(.tap, self) { me in … }"),
        ("button.on(.tap, self) { me in self.go() }", "use the argument of the closure"),
        ("button.on(.tap, self) { me in table.sections(me) { me in [self.row] } }", "use the argument of the closure"),
        ("table.sections(self) { me in Section { Row(1) { cell in self.fill(cell) } } }", "use the argument of the closure"),
        ("table.sections { Section { Row(1, .default, self.title) } }", "sections(self) { me in … }"),
        ("task { me in self.go() }", "use the argument of the closure"),
        ("during(.appearance) { me in me.button.on(.tap) { self.go() } }", "use the argument of the closure"),
        ("#if DEBUG\nbutton.on(.tap) { self.go() }\n#endif", "on(.tap, self) { me in … }"),
        ("table.onRefresh(self) { _ in await self.load() }", "use the argument of the closure"),
        ("searchBar.onSearch(self) { _, text in self.find(text) }", "use the argument of the closure"),
        ("form.onSubmit { order in self.go() }", "onSubmit(self) { me in … }"),
        ("Row(1, .default, \"\").menu { self.items }", "menu(self) { me in … }"),
        ("table.sections([Section { Row(1, cell: Cell.self) { cell in cell.text = self.title } }])", "Row(…, self) { me, cell in … }"),
        ("form = Form(of: model) { Fields { self.field } }", "Form(of: …, self) { me in … }"),
        ("Field(text: \"\", \\.name).hidden { _ in self.isShort }", "use the model that is passed to the closure"),
        ("let lazy = Section(lazy: names) { name in self.row(name) }", "[weak self]"),
        ("let field = Field(button: \"\") { self.go() }", "[weak self]"),
        ("let head = Section { }.header { self.label }", "[weak self]"),
        ("navigation.follow(model, \\.path) { _, step in self.screen(step) }", "[weak self]"),
        ("present(model, \\.sheet) { _, item in self.sheet(item) }", "use the argument of the closure"),
        ("let card = UIView { context, rect in self.draw(context) }", "[weak self]"),
        ("button.on(.tap.filter { _ in self.isReady }, self) { me in me.go() }", "[weak self]"),
        ("button.on(.posted(name) { self.read($0) }, self, call: Screen.go)", "[weak self]"),
        ("button.on(.tap.filter {\r\n$0 }) { self.go() }", "on(…, self) { me in … }"),
    ])
    func closuresWithSelfAreReportedOnce(statement: String, instead: String) throws {
        let found = try reports(in: statement)
        #expect(found.count == 1 && found[0].hasSuffix(": self in a handler: \(instead)"), "\(found)")
    }

    @Test(arguments: [
        "button.on(.tap, self, call: Screen.go)",
        "button.on(.tap, perform: block)",
        "button.on(.tap, perform: closure)",
        "button.on(.tap, perform: self.closure)",
        "button.on(.tap, perform: model.onSave)",
        "button.on(.tap, perform: fileLevel)",
        "button.on(.tap, perform: stored)",
        "button.on(.tap, perform: Screen.make)",
        "button.on(.tap, perform: Self.make)",
        "button.on(.tap, perform: unknown.member)",
        "let go: () -> Void = {}; button.on(.tap, perform: go)",
        "func go() { print(1) }; button.on(.tap, perform: go)",
        "func local() { print(1) }; button.on(.tap, perform: local)",
        "for go in blocks { button.on(.tap, perform: go) }",
        "if let go = maybe { button.on(.tap, perform: go) }",
        "guard let go = maybe else { return }; button.on(.tap, perform: go)",
        "items.forEach { go in button.on(.tap, perform: go) }",
        "button.on(.tap) { [weak self] in self?.go() }",
        "button.on(.tap) { [weak self] in guard let self else { return }; self.go() }",
        "button.on(.tap) { [weak me = self] in me?.go() }",
        "button.on(.tap, self) { me in me.go() }",
        "button.on(.tap) { [button] in button.isHidden = true }",
        "button.on(.tap) { print(Screen.self, \\Model.self) }",
        "button.on(.tap) { final class Inner { func run() { print(self) } } }",
        "task { me in for await _ in me.button.events(.tap) { me.go() } }",
        "Task { [weak self] in for await _ in button.events(.tap) { self?.go() } }",
        "let loop = Task { for await _ in button.events(.tap) { go() } }",
        "Task { for await _ in button.events(.tap) { go(); break } }",
        "Task { await load(); go() }",
        "socket.on(\"event\") { self.go() }",
        "task { self.go() }",
        "button.on(.tap) { self.go() } // caret:retains, because the button is shared",
        "// caret:retains\nbutton.on(.tap) { self.go() }",
        "// caret:retains\nlet tap = button.on(.tap) {\n    print(1)\n    self.go()\n}",
        "Row(1, .default, self.title)",
        "let section = Section(\"\") { self.row }",
        "picker.menu(self.go)",
        "present(other, animated: true) { self.go() }",
        "UIView.animate(withDuration: 1) { self.go() }",
        "load { self.go() }",
        "Field(text: \"\", \\.name).hidden { guest in !guest.hasCar }",
        "button.on(.tap.filter { _ in fileLevel() }, self) { me in me.go() }",
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.go() }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.go() }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.go() }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in self.go(); timer.invalidate() }",
        "token = center.addObserver(forName: name, object: nil, queue: nil) { _ in self.go() }",
        "center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in self?.go() }",
        "let loop = Task { while true { self.go() } }",
        "Task { while true { if await done() { return }; self.go() } }",
        "Task { while true { try await step(); self.go() } }",
        "Task { while self.isActive { self.go() } }",
    ])
    func handlersThatRetainNothingAreNotReported(statement: String) throws {
        #expect(try reports(in: statement) == [])
    }

    @Test func aTaskThatLoopsOverEventsIsReported() throws {
        let implicit = try reports(in: "Task { for await _ in button.events(.tap) { go() } }")
        let explicit = try reports(in: "Task { for await _ in self.view.frames() { self.go() } }")
        for found in [implicit, explicit] { #expect(found.count == 1 && found[0].hasPrefix("8: loop in a task: task { me in"), "\(found)") }
    }

    @Test(arguments: [
        ("Task { while true { await step(); go() } }", "loop in a task: task { me in … }"),
        ("_ = Task { while !Task.isCancelled { try await Task.sleep(for: .seconds(1)); self.go() } }", "loop in a task: task { me in … }"),
        (
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { self.go() } }",
            "timer without an end: Ticker(every: …).on(.tick, self)"
        ),
        ("_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in self.go() })", "timer without an end: "),
        (
            "NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in self.go() }",
            "observer without an end: on(.posted(…), self)"
        ),
    ])
    func taskTimersAndObserversThatNothingCanEndAreReported(statement: String, text: String) throws {
        let found = try reports(in: statement)
        #expect(found.count == 1 && found[0].hasPrefix("8: \(text)"), "\(found)")
    }

    @Test(arguments: [
        ("Task { for await _ in button.events(.tap) { self.go() } }", "kept?.cancel()"),
        ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.go() }", "kept?.invalidate()"),
        ("center.addObserver(forName: name, object: nil, queue: nil) { _ in self.go() }", "if let kept { center.removeObserver(kept) }"),
    ])
    func whatOnlyDeinitCanEndIsReported(start: String, end: String) throws {
        func count(_ members: String, _ target: String = "kept") throws -> Int {
            try reports(in: "\(target) = \(start)", members: members).count
        }
        #expect(try count("private var kept: Any?; deinit { \(end) }") == 1)
        #expect(try count("private var kept: Any?; func stop() { kept = nil }", "self.kept") == 1)
        // Other code may end these.
        #expect(try count("private var kept: Any?; func stop() { \(end) }") == 0)
        #expect(try count("private var kept: Any?; func stop() { ender { [kept] in print(kept) } }") == 0)
        #expect(try count("var kept: Any?; deinit { \(end) }") == 0)
        #expect(try count("private var kept: Any?", "other.kept") == 0)
        #expect(try count("private var kept: Any?", "var kept: Any?; kept") == 0)
    }

    @Test func aResultThatAFunctionReturnsIsNotDiscarded() throws {
        let loop = "Task { while true { self.go() } }"
        #expect(
            try reports(in: "", members: "func start() -> Task<Void, Never> { \(loop) }; var started: Task<Void, Never> { \(loop) }") == [])
        #expect(try reports(in: "", members: "func start() { \(loop) }").count == 1)
    }

    @Test(arguments: [
        ("let kept = [1, 2].map { _ in LOOP }", 0),
        ("let kept = [1, 2].map({ _ in LOOP })", 0),
        ("let kept = { LOOP }()", 0),
        ("keep { () -> Task<Void, Never> in LOOP }", 0),
        ("let kept = [1, 2].map { _ in print(); LOOP }", 1),
        ("_ = [1, 2].map { _ in LOOP }", 1),
        ("keep { () -> Void in LOOP }", 1),
        ("[1, 2].forEach { _ in LOOP }", 1),
        ("let token = button.on(.tap, self) { me in LOOP }", 1),
        ("let task = Task { LOOP }", 1),
    ])
    func aResultOfAClosureThatIsUsedIsNotDiscarded(statement: String, count: Int) throws {
        let loop = "Task { while true { self.go() } }"
        let found = try reports(in: statement.replacingOccurrences(of: "LOOP", with: loop)).filter { $0.contains("loop in a task") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: ["\n", "\r\n"]) func aCommentExemptsItsStatementAlone(lineEnd: String) throws {
        let lines = [
            "import Caret", "final class Screen {", "    func go() {}", "    func use() {", "        button.on(.tap) { self.go() }",
            "        button.on(.tap) { self.go() } // caret:retains", "        button.on(.tap) { self.go() }", "        // caret:retains",
            "        button.on(.tap) { self.go() }", "        button.on(.tap) { self.go() }", "    }", "}", "",
        ]
        let found = try reports(lines.joined(separator: lineEnd))
        #expect(found.map { $0.prefix { $0 != ":" } } == ["5", "7", "10"])
    }

    @Test func structuresAndStaticMembersHaveNoObjectToRetain() throws {
        let found = try reports(
            """
            import Caret
            struct Value { func go() {}; func use(_ b: UIButton) { b.on(.tap, perform: go); b.on(.tap) { self.go() } } }
            enum Kind { case a; func go() {}; func use(_ b: UIButton) { b.on(.tap) { self.go() } } }
            extension Value { func more(_ b: UIButton) { b.on(.tap) { self.go() } } }
            class Screen { static func go() {}; static func use(_ b: UIButton) { b.on(.tap, perform: go); b.on(.tap) { self.go() } } }
            func use(_ b: UIButton) { b.on(.tap) { fileLevel() } }
            """)
        #expect(found == [])
    }

    @Test func extensionsAreCheckedAlsoInOtherFilesAndOfFrameworkClasses() throws {
        let found = try reports(
            "import Caret\nextension Screen { func more() { button.on(.tap, perform: go) } }",
            "import Caret\nextension UIButton { func more() { on(.tap) { self.isHidden = true } } }",
            "final class Screen { func go() {} }",
            "import Caret\nextension Local { func more() { button.on(.tap, perform: go) } }",
            "private struct Local { func go() {} }")
        #expect(
            found == [
                "2: bound method: on(.tap, self, call: Screen.go)", "2: self in a handler: on(.tap, self) { me in … }",
            ])
    }

    @Test func aTypeOfTheFileHidesOneOfAnotherFile() throws {
        let found = try reports(
            "import Caret\nprivate class Screen { var go = {}; func use() { button.on(.tap, perform: go) } }",
            "import Caret\nclass Screen { func go() {} }")
        #expect(found == [])
    }

    @Test func onlyFilesThatImportCaretAreChecked() throws {
        let body = "class Screen { func go() {}; func use(_ b: Bus) { b.on(.tap, perform: go) } }"
        #expect(try reports("import Bus\n" + body) == [])
        #expect(try reports("import CaretMaps\n" + body).count == 1)
        #expect(try reports("import Bus\n" + body, "@_exported import Caret").count == 1)
        #expect(try reports("import Bus\n" + body, all: true).count == 1)
    }

    @Test func filesThatCannotBeReadOrParsedAreNoProblem() throws {
        #expect(HandlerCheck(files: ["/nowhere/File.swift"]).run().isEmpty)
        #expect(try reports("import Caret\nclass Screen { func go( { b.on(.tap, perform: ").isEmpty)
    }
}
