import Caret

extension MemoryCases {
    mutating func addTexts() {
        add("NSTextStorage+Closures.onWillProcessEditing(perform:)") { probe in
            let view = UITextView()
            view.textStorage.onWillProcessEditing { _ in probe.count += 1 }
            return view
        }
        add("NSTextStorage+Closures.onDidProcessEditing(perform:)") { probe in
            let view = UITextView()
            view.textStorage.onDidProcessEditing { _ in probe.count += 1 }
            return view
        }
        add("NSLayoutManager+Closures.onDidInvalidateLayout(perform:)") { probe in
            let view = UITextView()
            view.layoutManager.onDidInvalidateLayout { probe.count += 1 }
            return view
        }
        add("NSLayoutManager+Closures.onDidCompleteLayout(perform:)") { probe in
            let view = UITextView()
            view.layoutManager.onDidCompleteLayout { _, _ in probe.count += 1 }
            return view
        }
        add("NSLayoutManager+Closures.answerLineSpacing(with:)") { probe in
            let view = UITextView()
            view.layoutManager.answerLineSpacing { _, _ in CGFloat(probe.count) }
            return view
        }
        add("PieView.start(for:curve:then:)") { probe in
            let pie = PieView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            pie.start { probe.count += 1 }
            return pie
        }
    }
}
