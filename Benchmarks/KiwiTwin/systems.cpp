// The constraint systems of W5 with kiwi, a Cassowary solver in C++: the CPU time of building, one edit and one
// resize, in milliseconds. Prints the same JSON as the suite's own children.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace {

struct Box {
    kiwi::Variable x, y, width, height;
};

double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

double timed(const std::function<void()> &body) {
    const double start = now();
    body();
    return now() - start;
}

class System {
  public:
    explicit System(int count) : count_(count) {
        for (auto &variable : {root_.width, root_.height, gap_}) solver_.addEditVariable(variable, kiwi::strength::strong);
        solver_.addConstraint(root_.x == 0);
        solver_.addConstraint(root_.y == 0);
        resize(0);
        solver_.suggestValue(gap_, 16);
    }

    void build(const std::string &name) {
        for (int index = 0; index < count_; index++) {
            Box box;
            if (name == "chain") chain(box);
            else if (name == "grid") grid(box, index, false);
            else if (name == "equal-widths") grid(box, index, true);
            else if (name == "nested") nested(box);
            else inequalities(box);
            boxes_.push_back(box);
        }
        solver_.updateVariables();
    }

    // The constant of the first constraint, as an edit variable, which is kiwi's fastest way.
    void edit(double constant) {
        solver_.suggestValue(gap_, constant);
        solver_.updateVariables();
    }

    void resize(double points) {
        solver_.suggestValue(root_.width, 390 + points);
        solver_.suggestValue(root_.height, 844 + points);
        solver_.updateVariables();
    }

  private:
    void chain(Box &box) {
        if (boxes_.empty()) solver_.addConstraint(box.x == root_.x + gap_);
        else solver_.addConstraint(box.x == boxes_.back().x + boxes_.back().width + 8);
        solver_.addConstraint(box.y == root_.y + 10);
        solver_.addConstraint(box.width == 50);
        solver_.addConstraint(box.height == root_.height * 0.5);
    }

    void grid(Box &box, int index, bool isCyclic) {
        if (index == 0) solver_.addConstraint(box.x == root_.x + gap_);
        else if (index % 10 == 0) solver_.addConstraint(box.x == root_.x + 8);
        else solver_.addConstraint(box.x == boxes_.back().x + boxes_.back().width + 8);
        if (index < 10) solver_.addConstraint(box.y == root_.y + 8);
        else solver_.addConstraint(box.y == boxes_[index - 10].y + boxes_[index - 10].height + 8);
        if (!isCyclic) solver_.addConstraint(box.width == root_.width * 0.1 - 8);
        else if (!boxes_.empty()) solver_.addConstraint(box.width == boxes_.front().width);
        if (isCyclic && index == 9) solver_.addConstraint(box.x + box.width == root_.width - 8);
        solver_.addConstraint(box.height == box.width);
    }

    void nested(Box &box) {
        const Box &outer = boxes_.empty() ? root_ : boxes_.back();
        if (boxes_.empty()) solver_.addConstraint(box.x == outer.x + gap_);
        else solver_.addConstraint(box.x == outer.x + 1);
        solver_.addConstraint(box.y == outer.y + 1);
        solver_.addConstraint(box.x + box.width == outer.x + outer.width - 1);
        solver_.addConstraint(box.y + box.height == outer.y + outer.height - 1);
    }

    void inequalities(Box &box) {
        if (boxes_.empty()) solver_.addConstraint(box.x >= root_.x + gap_);
        else solver_.addConstraint(box.x >= boxes_.back().x + boxes_.back().width + 8);
        solver_.addConstraint((box.x == 0) | kiwi::strength::medium);
        solver_.addConstraint(box.width >= 50);
        solver_.addConstraint((box.width == 40) | kiwi::strength::weak);
    }

    const int count_;
    kiwi::Solver solver_;
    Box root_;
    kiwi::Variable gap_;
    std::vector<Box> boxes_;
};

}  // namespace

int main(int argc, char **argv) {
    const int count = argc > 1 ? std::stoi(argv[1]) : 1000;
    std::string json;
    for (const std::string name : {"chain", "grid", "nested", "inequalities", "equal-widths"}) {
        double best[3] = {1e9, 1e9, 1e9};
        for (int run = 0; run < 3; run++) {
            System system(count);
            best[0] = std::min(best[0], timed([&] { system.build(name); }));
            best[1] = std::min(best[1], timed([&] { for (int step = 1; step <= 10; step++) system.edit(16 + step); }) / 10);
            best[2] = std::min(best[2], timed([&] { for (int step = 1; step <= 10; step++) system.resize(step); }) / 10);
        }
        const char *steps[] = {"build", "edit", "resize"};
        for (int step = 0; step < 3; step++) {
            char text[120];
            std::snprintf(text, sizeof text, "%s\"%s.%s\":%.6f", json.empty() ? "" : ",", name.c_str(), steps[step], best[step]);
            json += text;
        }
    }
    std::printf("{%s}\n", json.c_str());
}
