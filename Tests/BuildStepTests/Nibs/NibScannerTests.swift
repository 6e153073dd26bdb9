import Testing

@testable import caret_build_step

/// The declarations in Swift source for nibs, and ignored ones.
struct NibScannerTests {
    private func actions(_ source: String) -> [String] {
        NibScanner.scan(source).methods.filter { $0.isMarked && !$0.isHidden }.map { "\($0.owner).\($0.nibName)" }
    }

    @Test func actionsHaveObjectiveCNames() {
        let source = """
            class Screen: UIViewController {
                @IBAction func close() {}
                @IBAction func save(_ sender: Any) {}
                @IBAction func send(_ sender: UIButton, forEvent event: UIEvent) {}
                @IBAction func tapped(sender: UIButton) {}
                @IBAction func unwind(for segue: UIStoryboardSegue) {}
                @IBAction func back(toList segue: UIStoryboardSegue) {}
            }
            """
        #expect(
            actions(source) == [
                "Screen.close", "Screen.save:", "Screen.send:forEvent:", "Screen.tappedWithSender:", "Screen.unwindFor:",
                "Screen.backToList:",
            ])
    }

    @Test func inaccessibleMethodsAreHidden() {
        let source = """
            final class A { @IBAction private func one() {} @IBAction fileprivate func two() {} }
            private class B { @IBAction func three() {} }
            class C<T> { @IBAction func four() {} }
            struct D { @IBAction func five() {} }
            func outer() { class E { @IBAction func six() {} } }
            class F { @IBAction static func seven() {} @IBAction class func eight() {} }
            """
        #expect(actions(source).isEmpty)
    }

    @Test func commentsStringsAndConditionsAreNoDeclarations() {
        let source = #"""
            // class A { @IBAction func one() {} }
            /* /* nested */ class B { @IBAction func two() {} } */
            let text = "class C { @IBAction func three() { \("\("}")") } }"
            let raw = #"class D { @IBAction func four() {} \#(1) "quoted" }"#
            let long = """
                class E { @IBAction func five() {} }
                """
            #if os(Linux)
            extension Outer.Inner { @IBAction func six() {} }
            #else
            extension Outer { @IBAction func seven() {} }
            #endif
            """#
        let found = NibScanner.scan(source).methods
        #expect(found.map(\.owner) == ["Outer.Inner", "Outer"])
        #expect(found.map(\.conditions) == [["os(Linux)"], ["!(os(Linux))"]])
    }

    @Test func inspectablesAndOldOutletsAreFoundWithTheirLines() {
        let source = """
            class Ring: UIView {
                @IBInspectable var width: CGFloat = 2 { didSet { setNeedsDisplay() } }
                @IBInspectable public private(set) var title: String?
                @IBInspectable var isOn = false
                @IBOutlet weak var label: UILabel!
            }
            """
        let found = NibScanner.scan(source)
        #expect(found.properties.map(\.name) == ["width", "title", "isOn"])
        #expect(found.properties.map(\.type) == ["CGFloat", "String?", nil] && found.properties.map(\.line) == [2, 3, 4])
        #expect(found.outlets == [5] && found.classes.map(\.name) == ["Ring"])
    }

    @Test(arguments: [
        "class", "class A {", "func", "@", "@IBAction func", "\"", "/*", "#if", "class A { @IBAction func f(", "extension .", "}}}}",
    ])
    func unfinishedSourceEndsTheScan(_ source: String) {
        #expect(NibScanner.scan(source).methods.count <= 1)
    }
}

/// The file that the plugin passes to the compiler.
struct NibTableFileTests {
    private func table(_ source: String, nib: String = "", files: [String] = []) -> NibTableFile {
        var table = NibTableFile()
        table.sources = [("A.swift", NibScanner.scan(source))]
        table.add(nib: nib)
        table.files = files
        return table
    }

    @Test func methodsThatANibNamesNeedNoAttribute() {
        let nib = "<action selector=\"go:\"/><segue unwindAction=\"back\"/><view customClass=\"Inner\"/>"
        let text = table("class A { func go(_ s: Any) {} func back() {} func other() {}\n class Inner: UIView {} }", nib: nib).text
        #expect(text.contains("NibAction(\"go:\") { (target: A, sender: Any) in target.go(sender) }"))
        #expect(text.contains("NibAction(\"back\") { (target: A) in target.back() }") && !text.contains("other"))
        #expect(text.contains("all[\"Inner\"] = A.Inner.self"))
    }

    @Test func methodsThatCreateDestinationsAreListedSeparately() {
        let source = """
            class List {
                @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> Detail? { nil }
                func makeOther(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Other? { nil }
                @IBSegueAction func odd(_ number: Int) -> Other? { nil }
                @IBSegueAction private func hidden(_ coder: NSCoder) -> Other? { nil }
            }
            """
        let made = table(source, nib: "<segue destinationCreationSelector=\"makeOther:sender:segueIdentifier:\"/>")
        let closure = "(source: List, coder: NSCoder, sender: Any?, identifier: String?) in"
        #expect(made.text.contains("NibSegueAction(\"makeDetail:sender:\") { \(closure) source.makeDetail(coder, sender: sender) }"))
        #expect(
            made.text.contains(
                "NibSegueAction(\"makeOther:sender:segueIdentifier:\") { \(closure) "
                    + "source.makeOther(coder, sender: sender, segueIdentifier: identifier) }"))
        #expect(!made.text.contains("NibAction(") && !made.text.contains("odd"))
        #expect(made.text.contains("override var actions: [NibAction] { [] }"))
        #expect(
            made.warnings == [
                "A.swift:5: warning: the action hidden is private; nibs cannot call it",
                "A.swift:4: warning: odd cannot be called by nibs: a segue action takes an NSCoder, and after it at most the sender as Any? "
                    + "and the segue's identifier as String?",
            ])
    }

    @Test func theTargetsNibsAreListed() {
        #expect(table("", files: ["B.xib", "Base.lproj/Main.storyboard"]).text.contains("[\"B.xib\", \"Base.lproj/Main.storyboard\"]"))
        #expect(table("").text.contains("override var files: [String]? { [] }"))
    }

    @Test func theSameSourcesGiveTheSameBytes() {
        let source = "import Z\nimport B\nclass A { @IBAction func go() {} }"
        #expect(table(source).text == table(source).text)
        #expect(table(source).text.contains("import B\nimport UIKit\nimport Z\n"))
    }

    @Test func inaccessibleDeclarationsGetAWarning() {
        let source = "class A {\n@IBAction private func go() {}\n@IBInspectable private var x: Int\n@IBOutlet var l: UILabel!\n}"
        #expect(
            table(source).warnings == [
                "A.swift:2: warning: the action go is private; nibs cannot call it",
                "A.swift:3: warning: the property x is private; nibs cannot set it",
                "A.swift:4: warning: @IBOutlet needs Objective-C; write @Outlet, and leave out `weak`",
            ])
    }
}
