import Testing

@testable import caret_build_step

@Suite struct HeadCommentTests {
    @Test func everyKeyIsReadWithItsLine() {
        let head = HeadComment(
            of: """
                #!/bin/sh
                # Makes colours. Note: this is prose, and mail@example.org is no key.
                # @name  Grün & blau mischen\u{20}
                #
                #@input Design/Töne & Farben.txt

                # @input Design
                # @output Colours.swift
                # @target App
                set -e
                # @output Late.swift
                """)
        #expect(head.name == .init(value: "Grün & blau mischen", line: 3))
        #expect(head.inputs == [.init(value: "Design/Töne & Farben.txt", line: 5), .init(value: "Design", line: 7)])
        #expect(head.outputs == [.init(value: "Colours.swift", line: 8)])
        #expect(head.targets == [.init(value: "App", line: 9)])
        #expect(head.remarks.isEmpty)
    }

    @Test(arguments: ["#", "//", "--"]) func everyLanguagesCommentsAreRead(mark: String) {
        let head = HeadComment(of: "#!/usr/bin/env x\r\n\(mark) @name Seven\r\n\(mark)   @output a.swift\r\nprint(1)\r\n")
        #expect(head.name?.value == "Seven")
        #expect(head.outputs.map(\.value) == ["a.swift"])
    }

    @Test func unknownKeysAreReported() {
        let head = HeadComment(of: "# @inputs a\n# @output\n# @name One\n# @name Two\n# @\n")
        #expect(head.remarks.map(\.line) == [1, 2, 4, 5])
        #expect(head.remarks[0].text == "there is no key '@inputs'; known ones: @name, @input, @output, @target")
        #expect(head.name?.value == "One")
        #expect(head.inputs.isEmpty && head.outputs.isEmpty)
    }

    @Test(arguments: ["", "\n\n", "\u{7f}ELF\u{0}\u{1}# @name x", "echo 1\n# @name x"]) func aFileWithoutAHeadIsEmpty(text: String) {
        let head = HeadComment(of: text)
        #expect(head.name == nil && head.remarks.isEmpty)
    }

    @Test(arguments: [
        ("10 Farben mischen.sh", "Farben mischen"), ("10-lint.py", "lint"), ("lint", "lint"), ("42", "42"), ("3_ä.b.sh", "ä.b"),
    ])
    func withoutANameThePhaseHasTheNameOfItsFile(file: String, name: String) {
        #expect(BuildPhase(file: file, head: HeadComment(of: "")).name == name)
    }
}
